/**
 * Items with keys for React where they have no id of their own: the text that `textOf` gives, numbered where it
 * repeats. Stays the same for an item as long as those before it do.
 */
export function keyed<T>(items: readonly T[], textOf: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return { key: `${count} ${text}`, item };
  });
}
