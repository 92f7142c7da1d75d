/** A measured time as people are told of it: two digits, for more than that it is not known, in the unit that reads best. */
export function shortDuration(ms: number): { value: number; unit: 'ms' | 's' } {
  const value = Number(ms.toPrecision(2));
  return value < 1000 ? { value, unit: 'ms' } : { value: value / 1000, unit: 's' };
}
