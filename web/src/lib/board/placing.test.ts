import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { placeBeside, type Box } from "./placing";

const SCREEN = { x: 0, y: 0, width: 1280, height: 720 };
const MAP = { x: 400, y: 50, width: 500, height: 300 };
const TIP = { width: 200, height: 80 };
const SITE = { x: 600, y: 150, width: 30, height: 30 };

test("words stand close below a site if nothing is there", () => {
  deepEqual(placeBeside(TIP, SITE, MAP, [], SCREEN), { x: 515, y: 188 });
});

test("words go to another side if they would cover something to choose", () => {
  const below = { x: 600, y: 200, width: 30, height: 30 };
  deepEqual(placeBeside(TIP, SITE, MAP, [below], SCREEN), { x: 515, y: 62 });
});

test("words leave a map that is full of things to choose", () => {
  const full: Box[] = [];
  for (let x = MAP.x; x < MAP.x + MAP.width; x += 40) {
    for (let y = MAP.y; y < MAP.y + MAP.height; y += 40) full.push({ x, y, width: 36, height: 36 });
  }
  const { x, y } = placeBeside(TIP, SITE, MAP, full, SCREEN);
  const isOutside =
    x + TIP.width <= MAP.x || x >= MAP.x + MAP.width || y + TIP.height <= MAP.y || y >= MAP.y + MAP.height;
  equal(isOutside, true);
});

test("words may be measured by the browser, whose boxes have no properties of their own", () => {
  class Measured {
    get width() {
      return TIP.width;
    }
    get height() {
      return TIP.height;
    }
  }
  deepEqual(placeBeside(new Measured(), SITE, MAP, [], SCREEN), { x: 515, y: 188 });
});
