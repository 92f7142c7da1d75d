/**
 * Gives items without ids keys for React: the text that `textOf` gives, numbered if it repeats. The key of an item
 * stays the same as long as the items before it do.
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
