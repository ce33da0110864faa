/** Amounts of goods in their usual order. */

import { GOODS, type Amounts, type Good } from "../../documents";

export interface Amount {
  good: Good;
  number: number;
}

export function amountsOf(amounts: Amounts): Amount[] {
  return GOODS.map((good) => ({ good, number: amounts[good] ?? 0 })).filter(({ number }) => number > 0);
}
