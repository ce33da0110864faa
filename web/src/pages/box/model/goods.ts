/** Costs and production as packs write them: `2S 1F`. */

export type Goods = Record<string, number>;

export function readGoods(text: string): Goods {
  return Object.fromEntries(
    text.split(" ").flatMap((word) => (/^\d[A-Z]$/.test(word) ? [[word.slice(1), Number(word[0])]] : [])),
  );
}

/** In the order in which they were given; what is none is left out. */
export function writeGoods(goods: Goods): string {
  return Object.entries(goods)
    .filter(([, n]) => n > 0)
    .map(([letter, n]) => `${n}${letter}`)
    .join(" ");
}
