import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../time.ts';
import { judgeVersions, type VersionState } from './replaced-versions.policy.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const ALL = { newest: null, days: null };
const newest = (count: number) => ({ newest: count, days: null });
const lately = (days: number) => ({ newest: null, days });

type Given = Partial<VersionState> & { at: number | null };

/** Versions of one manual, the first one first, each ready so many days ago. The last ready one answers unless said otherwise. */
function manualOf(given: readonly Given[]): VersionState[] {
  const answeringNumber = given.reduce((last, { at }, index) => (at === null ? last : index + 1), 0);
  return given.map(({ at, ...more }, index) => ({
    ...{
      id: `v${index + 1}`,
      manualId: 'm',
      productId: 'p',
      number: index + 1,
      answeringNumber,
      fileKey: 'k',
      bytes: 1,
    },
    ...{ status: at === null ? 'failed' : 'ready', readyAt: at === null ? null : daysAgo(at) },
    ...{ removedAt: null, isOnInstructions: false, isCorrectionSource: false },
    ...more,
  }));
}

const verdicts = (given: readonly Given[], kept: { newest: number | null; days: number | null }) => [
  ...judgeVersions(manualOf(given), kept, NOW).values(),
];

describe('what becomes of replaced versions', () => {
  const four = [{ at: 400 }, { at: 300 }, { at: 200 }, { at: 100 }];

  it.each([
    ['all are kept without a choice', ALL, ['chosen', 'chosen', 'chosen', 'current']],
    ['the newest of those replaced', newest(1), ['removable', 'removable', 'chosen', 'current']],
    ['as many as are chosen', newest(2), ['removable', 'chosen', 'chosen', 'current']],
    ['more than there are', newest(50), ['chosen', 'chosen', 'chosen', 'current']],
    ['an age counts from when it was replaced', lately(150), ['removable', 'removable', 'chosen', 'current']],
    ['and not from when it was uploaded', lately(250), ['removable', 'chosen', 'chosen', 'current']],
    ['the last day counts', lately(200), ['removable', 'chosen', 'chosen', 'current']],
    ['what answers stays however old it is', lately(30), ['removable', 'removable', 'removable', 'current']],
  ])('%s', (_name, kept, expected) => {
    expect(verdicts(four, kept)).toEqual(expected);
  });

  it.each(['queued', 'processing'] as const)('one that is %s stays, older or newer', (status) => {
    const given: Given[] = [{ at: null, status }, { at: 100 }, { at: 50 }, { at: null, status }];
    expect(verdicts(given, newest(1))).toEqual(['current', 'chosen', 'current', 'current']);
  });

  it('one that failed goes once a newer one answers, and takes no place of one that has answered', () => {
    const given: Given[] = [{ at: 100 }, { at: null }, { at: 50 }, { at: null }];
    expect(verdicts(given, newest(1))).toEqual(['chosen', 'removable', 'current', 'current']);
    expect(verdicts(given.slice(0, 2), newest(1))).toEqual(['current', 'current']);
  });

  it('nothing goes while nothing answers', () => {
    expect(verdicts([{ at: null }, { at: null }], newest(1))).toEqual(['current', 'current']);
  });

  it('stays for a day after it was replaced, whatever is chosen', () => {
    expect(verdicts([{ at: 90 }, { at: 90 }, { at: 0.9 }], newest(1))).toEqual([
      'removable',
      'chosen',
      'current',
    ]);
    expect(verdicts([{ at: 90 }, { at: 0.9 }, { at: 0.5 }], newest(1))).toEqual([
      'recent',
      'chosen',
      'current',
    ]);
    expect(verdicts([{ at: 90 }, { at: 1.1 }, { at: 0.5 }], newest(1))).toEqual([
      'removable',
      'chosen',
      'current',
    ]);
  });

  it('one that was read after a newer one was replaced when it was ready', () => {
    const given: Given[] = [{ at: 0.5 }, { at: 90 }, { at: 80 }];
    expect(verdicts(given, newest(1))).toEqual(['recent', 'chosen', 'current']);
    expect(verdicts(given, lately(30))).toEqual(['chosen', 'removable', 'current']);
  });

  it('what is needed stays, and says by what', () => {
    const given: Given[] = [
      { at: 400, isOnInstructions: true },
      { at: 300, isCorrectionSource: true },
      { at: 300, isOnInstructions: true, isCorrectionSource: true },
      { at: 200 },
      { at: 100 },
    ];
    expect(verdicts(given, newest(1))).toEqual([
      'instructions',
      'corrections',
      'instructions',
      'chosen',
      'current',
    ]);
  });

  it('removed ones take no place, and still tell when others were replaced', () => {
    const given: Given[] = [
      { at: 400 },
      { at: 300, removedAt: daysAgo(10) },
      { at: 20, removedAt: daysAgo(5) },
      { at: 10 },
    ];
    expect(verdicts(given, newest(1))).toEqual(['chosen', 'current', 'current', 'current']);
    expect(verdicts(given, lately(30))).toEqual(['removable', 'current', 'current', 'current']);
  });
});
