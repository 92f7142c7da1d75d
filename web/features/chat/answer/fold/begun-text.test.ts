import { expect, it } from 'vitest';
import { beginText } from './begun-text.ts';

const SENTENCE = 'Hot water can spurt from the group and from the steam wand.';
const OTHER =
  'Keep your hands and your face away, and put a jug of at least one litre under the outlets before you open them.';

it.each([
  ['sentences', `${SENTENCE} ${OTHER}`, SENTENCE],
  ['items of a list', `• ${SENTENCE}\n• ${OTHER}`, `• ${SENTENCE}`],
  [
    'a line that leads to a list, with its first item',
    `Before you begin:\n• ${SENTENCE}\n• ${OTHER}`,
    `Before you begin:\n• ${SENTENCE}`,
  ],
  ['a title and what stands below it', `Note\n${SENTENCE} ${OTHER}`, `Note\n${SENTENCE}`],
  [
    'sentences without spaces between them',
    `${'水'.repeat(40)}。${'湯'.repeat(120)}。`,
    `${'水'.repeat(40)}。`,
  ],
  ['a first sentence that is longer than what fits', `${OTHER} ${SENTENCE}`, OTHER],
])('begins a text at the end of its first sentence: %s', (_what, text, begun) => {
  expect(beginText(text, 90).begun).toBe(begun);
});

it.each([`${SENTENCE} ${OTHER}`, `Note\n• ${SENTENCE}\n\n• ${OTHER}`, `${OTHER} ${OTHER} ${SENTENCE}`])(
  'loses no word of "%s"',
  (text) => {
    const { begun, rest } = beginText(text, 90);
    expect(`${begun} ${rest}`.split(/\s+/)).toEqual(text.split(/\s+/));
    expect(rest).not.toBe('');
  },
);

it.each([
  ['is short', `${SENTENCE} Wait.`],
  ['is one sentence', OTHER.repeat(3).replaceAll('.', ',')],
  ['would be left with a few words', `${OTHER} Then wait.`],
  ['has a full stop in an abbreviation alone', `Use z. B. ${OTHER.toLowerCase().replaceAll('.', '')} Und so`],
])('leaves a text whole that %s', (_why, text) => {
  expect(beginText(text, 90)).toEqual({ begun: text, rest: '' });
});
