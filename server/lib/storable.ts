/** NUL and halves of surrogate pairs, as JSON.stringify writes them: what PostgreSQL refuses in text and jsonb. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/i;

/**
 * `value` with every character that the database refuses replaced by U+FFFD. Lengths stay, so that offsets into a
 * text still hold. Values without such characters come back as they are.
 */
export function toStorable<T>(value: T): T {
  return UNSTORABLE.test(JSON.stringify(value) ?? '') ? (mend(value) as T) : value;
}

function mend(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\u0000', '\ufffd');
  if (Array.isArray(value)) return value.map(mend);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, mend(held)]));
}
