/** Converts the input of a number field, for the schema to check; null if it was left empty. */
export const numberOrNull = (value: unknown): number | null =>
  value === '' || value === null ? null : Number(value);
