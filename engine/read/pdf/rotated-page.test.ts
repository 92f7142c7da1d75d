import { describe, expect, it } from 'vitest';
import { finalText, readBytes } from '../../testing/collect-events.ts';
import { textLines, writePdf } from '../../testing/pdf-writer.ts';

const LINES = [
  'Fill the tank with clean water until the mark is reached,',
  'and never run the pump dry because its seal would burn.',
];
const TEXT = LINES.join(' ');

describe('a page that its file shows turned', () => {
  it.each([90, 180, 270] as const)(
    'by %i degrees is read where its text stands upright in it',
    async (turn) => {
      const file = writePdf([{ texts: textLines(LINES, 100), shownTurned: turn }]);
      expect(finalText(await readBytes(file))).toContain(TEXT);
    },
  );

  it('has its raised digits apart from numbers where its text is turned back', async () => {
    // Shown turned to the right, the line that goes up the page goes across.
    const up = { turn: 90, size: 11 };
    const file = writePdf([
      {
        shownTurned: 90,
        texts: [
          {
            ...{ ...up, x: 100, y: 800, text: 'The resistance is at least 5 x 10' },
            ...{ raised: { text: '6', by: 4, size: 6.4 }, then: ' ohm.' },
          },
          ...LINES.map((text, at) => ({ ...up, x: 130 + 14 * at, y: 800, text })),
        ],
      },
    ]);
    expect(finalText(await readBytes(file))).toContain('at least 5 x 10⁶ ohm.');
  });
});
