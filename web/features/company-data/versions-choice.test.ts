import { expect, it } from 'vitest';
import { draftOf, readDraft } from './versions-choice.ts';
import { versionsTexts } from './versions-texts.ts';

it('a choice is entered as it is in force', () => {
  for (const kept of [
    { newest: null, days: null },
    { newest: 50, days: null },
    { newest: null, days: 30 },
  ])
    expect(readDraft(draftOf(kept))).toEqual(kept);
});

it.each([
  ['newest', '', 'Enter a number of versions from 1 to 50.'],
  ['newest', '0', 'Enter a number of versions from 1 to 50.'],
  ['newest', '51', 'Enter a number of versions from 1 to 50.'],
  ['newest', '2.5', 'Enter a number of versions from 1 to 50.'],
  ['days', '29', 'Enter a number of days from 30 to 3650.'],
  ['days', 'a year', 'Enter a number of days from 30 to 3650.'],
] as const)('%s is not %j', (way, amount, sentence) => {
  expect(readDraft({ way, amount })).toBe(sentence);
});

it('what a choice frees is said, and what stays with its reason', () => {
  const none = { answers: 0, corrections: 0, instructions: 0, recent: 0 };
  const frees = { versions: 12, bytes: 34 * 1024 * 1024 };
  const said = versionsTexts.consequence({ frees, stay: { ...none, answers: 3, recent: 1 } });
  expect(said).toContain('This frees 34.0 MB in 12 versions.');
  expect(said).toContain('3 more stay, because answers cite them.');
  expect(said).toContain('1 more stays, because it was replaced within the last day.');
  expect(said).not.toContain('correction');
  const nothing = versionsTexts.consequence({ frees: { versions: 0, bytes: 0 }, stay: none });
  expect(nothing).toMatch(/^This frees nothing now\. The daily maintenance/);
});
