type Entries<Key, Entry> = { get(key: Key): Entry | undefined; delete(key: Key): unknown };

/**
 * Removes `entry` from `entries` once its `result` fails, so that the next call tries again. An entry that has taken its
 * place by then stays.
 */
export function forgetFailure<Key, Entry>(
  entries: Entries<Key, Entry>,
  key: Key,
  entry: Entry,
  result: Promise<unknown>,
): void {
  result.catch(() => {
    if (entries.get(key) === entry) entries.delete(key);
  });
}
