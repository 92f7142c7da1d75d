/** What was entered in a field for a number, for the schema to judge; null where it was left empty. */
export const numberOrNull = (value: unknown): number | null =>
  value === '' || value === null ? null : Number(value);
