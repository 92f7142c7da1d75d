/**
 * A parameter of an address that no contract reads; empty where there is none. One that is given twice arrives as an
 * array; then none of them counts.
 * @param mostChars what is longer is cut
 */
export function queryText(query: unknown, name: string, mostChars: number): string {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value.slice(0, mostChars) : '';
}
