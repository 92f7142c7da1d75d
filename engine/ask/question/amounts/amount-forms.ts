/** Units of one family, each with how many of the smallest it is; lower case, as terms are. */
const FAMILIES: readonly Readonly<Record<string, number>>[] = [
  { mg: 1, g: 1e3, kg: 1e6 },
  { mm: 1, cm: 10, m: 1e3, km: 1e6 },
  { ml: 1, cl: 10, dl: 100, l: 1e3 },
  { ma: 1, a: 1e3 },
  { mah: 1, ah: 1e3 },
  { mv: 1, v: 1e3, kv: 1e6 },
  { w: 1, kw: 1e3 },
  { wh: 1, kwh: 1e3 },
  { hz: 1, khz: 1e3, mhz: 1e6, ghz: 1e9 },
];
const AMOUNT = /^(\d{1,7}(?:\.\d{1,4})?)([a-z]{1,3})$/;

/** Significant digits that are kept: they drop the rounding errors of floating point (0.1 + 0.2) and nothing else. */
const DIGITS = 9;

/** The same amount in the other units of its family: "1400mah" for "1.4ah"; none for a term that is no amount. */
export function otherAmountForms(term: string): string[] {
  const [, number = '', unit = ''] = AMOUNT.exec(term) ?? [];
  const family = FAMILIES.find((units) => unit in units);
  const size = family?.[unit];
  if (family === undefined || size === undefined) return [];
  return Object.entries(family)
    .filter(([other]) => other !== unit)
    .map(
      ([other, otherSize]) => `${Number(((Number(number) * size) / otherSize).toPrecision(DIGITS))}${other}`,
    );
}
