import { CHECKS } from './checks.ts';
import type { CheckedManual, Finding, FindingKind } from './finding.ts';

/** Findings of one kind, the first ones in the order of the manual, and how many there are. */
export type FindingGroup = { kind: FindingKind; total: number; findings: Finding[] };

/** Nobody goes through more of one kind: whoever has mended these checks again. */
const MAX_OF_KIND = 50;
/**
 * Looks through a manual in pieces of about a millisecond: one check of one passage. Time grows with the length of the text.
 * @returns the kinds of which there are findings, most important first
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
