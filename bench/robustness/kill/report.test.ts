import { describe, expect, it, vi } from 'vitest';
import { addFindings, emptyReport, isClean } from './report.ts';

describe('the report of a kill run', () => {
  it('is clean when writes were acknowledged and nothing is wrong with them', () => {
    expect(isClean({ ...emptyReport(), rounds: 3, acknowledged: 40, startKills: 1, failedManuals: 1 })).toBe(
      true,
    );
  });

  it('is not clean when nothing was acknowledged, because then nothing could be lost', () => {
    expect(isClean({ ...emptyReport(), rounds: 3 })).toBe(false);
  });

  it.each(['lost', 'duplicated', 'counterErrors'] as const)('is not clean with a finding of %s', (kind) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const report = { ...emptyReport(), acknowledged: 40 };
    addFindings(report, { lost: [], duplicated: [], counterErrors: [], [kind]: ['something'] });
    expect(isClean(report)).toBe(false);
    expect(said).toHaveBeenCalledWith(`Round 0, ${kind}: something`);
  });
});
