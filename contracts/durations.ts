/** Rounds a measured time for people: to two digits, since it is not known better, in the unit that reads best. */
export function shortDuration(ms: number): { value: number; unit: 'ms' | 's' } {
  const value = Number(ms.toPrecision(2));
  return value < 1000 ? { value, unit: 'ms' } : { value: value / 1000, unit: 's' };
}
