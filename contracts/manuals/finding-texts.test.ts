import { expect, it } from 'vitest';
import { describeFinding } from './finding-texts.ts';

it.each([
  ['contradiction', '5 l', '6 l', '5 l here, 6 l there'],
  ['missing-step', '3', null, 'Step 3 is missing before this one'],
  ['long-procedure', '18', null, '18 steps'],
  ['uncaptioned-figure', '12', null, '12 pictures have none; this is the first'],
  ['uncaptioned-figure', '', null, ''],
  ['missing-page', 'page 84', null, '“page 84” is not there'],
  ['unexplained-code', 'E08', null, 'E08'],
  ['unlabelled-warning', '', null, ''],
] as const)('says of %s beside its quote what the quote does not', (kind, subject, other, said) => {
  expect(describeFinding(kind, subject, other)).toBe(said);
});
