/** What is wrong with what the server still knows, each as a sentence. */
export type Findings = { lost: string[]; duplicated: string[]; counterErrors: string[] };

export const noFindings = (): Findings => ({ lost: [], duplicated: [], counterErrors: [] });

/** Notes a figure that is not what was counted. */
export function expectFigure(findings: Findings, what: string, figure: number, counted: number): void {
  if (figure !== counted) findings.counterErrors.push(`${what} says ${figure}, counted ${counted}`);
}

/** Notes keys that occur more than once. */
export function expectUnique(findings: Findings, what: string, keys: string[]): void {
  const seen = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) findings.duplicated.push(`${what} ${key}`);
    seen.add(key);
  }
}
