import { expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { createPageLayout } from './layout-page.ts';

const WIDE_LEADING = 24;

/** Lines of type of 10 points, five points a character, one below the other. */
function layOut(lines: readonly string[], leading = WIDE_LEADING) {
  const items = lines.map(
    (text, i): Fragment => ({
      text,
      x: 72,
      y: 100 + i * leading,
      width: 5 * text.length,
      height: 10,
      fontSize: 10,
      fontName: 'Serif',
    }),
  );
  return createPageLayout()
    .layOut(items, 600)
    .blocks.map(({ lines }) => lines.map(({ text }) => text).join(' / '));
}

const PROSE = [
  'The machine talks to the computer through its port. Before the first',
  'use a driver has to be installed, which stands on the disc that comes',
  'with it, and on our pages.',
];
const SIZES = ['Width: 240 mm', 'Depth: 310 mm', 'Height: 320 mm', 'Weight: 4 kg', 'Tank: 1.2 l'];
const ITEMS = ['1.Switch it off and pull out the plug, and wait until it has cooled', 'down.', '2.Clean it.'];

it('lines of a text that is set widely go on where they are full', () => {
  expect(layOut([...PROSE, ...SIZES, ...ITEMS])).toEqual([
    PROSE.join(' / '),
    ...SIZES,
    'Switch it off and pull out the plug, and wait until it has cooled / down.',
    'Clean it.',
  ]);
});

it('entries of contents stay apart, full as they are', () => {
  const contents = [
    'Safety',
    'Installation',
    'Cleaning',
    'Storing',
    'Faults',
    'Service',
    'Parts',
    'Index',
    'End',
  ];
  const entries = contents.map((title, i) => `${title} ${'.'.repeat(60 - title.length)} ${i + 3}`);
  expect(layOut(entries)).toEqual(entries);
});

it('paragraphs of one line stay apart in a text that is set closely', () => {
  const paragraphs = PROSE.map((line) => line.padEnd(70, '!'));
  const items = (lines: readonly string[], leading: number) => layOut(lines, leading).length;
  expect(items([...SIZES, ...SIZES], 12)).toBe(1);
  expect(items(paragraphs, WIDE_LEADING)).toBe(paragraphs.length);
});

it('a sentence in large type that is set widely is a text, not a heading for each line', () => {
  const line = (text: string, y: number, fontSize: number, x = 72): Fragment => ({
    ...{ text, x, y, width: 0.5 * fontSize * text.length, height: fontSize, fontSize, fontName: 'Serif' },
  });
  const items = [
    ...Array.from({ length: 8 }, (_, i) =>
      line('The board is tested before it leaves our works in the city.', 100 + 13 * i, 10),
    ),
    line('2.The wiring process must be carried out under the', 260, 16, 93),
    line('premise of power failure. The power can be put on after', 291, 16),
    line('checking the correct connection of the circuit.', 322, 16),
  ];
  const { blocks } = createPageLayout().layOut(items, 600);
  expect(blocks.map(({ kind, lines }) => `${kind} ${lines.length}`)).toEqual(['paragraph 8', 'list-item 3']);
});

it('a sentence in a script without small letters goes on in the next line, where its own is full', () => {
  const hebrew = [
    'מלאו את מיכל המים במים קרים עד לסימון והמתינו שתי דקות עד שהנורית',
    'הירוקה נדלקת ומהבהבת.',
  ];
  const page = [...hebrew, 'סגרו את המכסה.', 'לחצו על הכפתור.'];
  expect(layOut(page, 19)).toEqual([hebrew.join(' / '), ...page.slice(2)]);
});
