/** Where we are: the path decides the page, the part behind `#` carries secrets and the number of a move. */

import { parse, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(parse(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.route = parse(location.pathname)));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.route = parse(location.pathname);
    scrollTo(0, 0);
    document.getElementById("app")?.focus(); // readers start anew with the new page
  }

  replace(address: string): void {
    history.replaceState(null, "", address);
    this.route = parse(location.pathname);
  }
}

export const router = new Router();

/** The values behind `#`. Secrets (`i` invitation, `s` seat) are taken out of the address bar by reading them. */
export function takeFragment(): URLSearchParams {
  const values = new URLSearchParams(location.hash.slice(1));
  if (values.has("i") || values.has("s")) {
    const rest = new URLSearchParams(values);
    rest.delete("i");
    rest.delete("s");
    const fragment = rest.size ? `#${rest}` : "";
    history.replaceState(null, "", location.pathname + location.search + fragment);
  }
  return values;
}

/** The move that the address names: `#m=12`. */
export function moveInAddress(): number | null {
  const move = new URLSearchParams(location.hash.slice(1)).get("m");
  return move === null ? null : Number(move);
}

/** For links inside the page: `<a href="/" onclick={follow}>`. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(event.currentTarget.getAttribute("href") ?? "/");
}
