import { CHECKS } from './checks.ts';
import type { CheckedManual, Finding, FindingKind } from './finding.ts';

/** The first findings of one kind, in the order of the manual, and their total number. */
export type FindingGroup = { kind: FindingKind; total: number; findings: Finding[] };

/** Maximum number of findings shown of one kind; the manual is checked again after these have been mended. */
const MAX_OF_KIND = 50;
/**
 * Checks a manual in steps of about a millisecond (one check of one passage each). Time is linear in the length of the text.
 * @returns the kinds with findings, most important first
 */
export function* checkManual(manual: CheckedManual): Generator<void, FindingGroup[]> {
  const runs = CHECKS.map(({ kind, begin }) => ({ kind, run: begin(manual) }));
  for (const passage of manual.passages) {
    for (const { run } of runs) {
      run.visit?.(passage);
      yield;
    }
  }
  const groups: FindingGroup[] = [];
  for (const { kind, run } of runs) {
    const findings = run.end();
    if (findings.length > 0)
      groups.push({ kind, total: findings.length, findings: findings.slice(0, MAX_OF_KIND) });
    yield;
  }
  return groups;
}
