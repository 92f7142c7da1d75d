/** At most `count` of `items`, at even distances, in order. */
export function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
