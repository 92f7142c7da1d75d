import { describe, expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { createPageLayout } from './layout-page.ts';

const PAGE_WIDTH = 600;

/** Each row is a list of [left edge, text, font]; `leading` is the distance of two rows in points. */
function layOut(rows: [number, string, string][][], leading = 14) {
  const items = rows.flatMap((row, index) =>
    row.map(
      ([x, text, fontName]): Fragment => ({
        text,
        x,
        y: 100 + index * leading,
        width: text.length * 5,
        height: 10,
        fontSize: 10,
        fontName,
      }),
    ),
  );
  const { blocks } = createPageLayout().layOut(items, PAGE_WIDTH);
  return blocks.map(({ kind, lines }) => [kind, ...lines.map(({ text }) => text)]);
}

describe('typewriter type', () => {
  it('is a listing, markers included', () => {
    const rows: [number, string, string][][] = [[[72, '* read', 'Courier']], [[72, '- write', 'Courier']]];
    expect(layOut(rows)).toEqual([['code', '* read', '- write']]);
  });

  it('is a listing where it slants, too', () => {
    const rows: [number, string, string][][] = [
      [[72, 'cd BUILD', 'ABCDEF+CMSLTT10']],
      [[72, 'make', 'CMTT10']],
    ];
    expect(layOut(rows)).toEqual([['code', 'cd BUILD', 'make']]);
  });

  it('keeps what is set out with blanks on its line', () => {
    const line = (code: string, comment: string): [number, string, string][] => [
      [72, code, 'Courier'],
      [72 + 30 * 5, comment, 'Courier'],
    ];
    const rows = [line('__at (0x80) MOSI;', '/* bit 0 */'), line('__at (0x81) MISO;', '/* bit 1 */')];
    const three = [...rows, line('__at (0x82) MCLK;', '/* bit 2 */')];
    expect(layOut(three)).toEqual([
      ['code', ...three.map(([code, comment]) => `${code?.[1]} ${comment?.[1]}`)],
    ]);
    // Labels of a drawing stand where they are wanted.
    const labels = three.map(([code, comment], i): [number, string, string][] => [
      code ?? [0, '', ''],
      [(comment?.[0] ?? 0) + 2, `pin ${i}`, 'Courier'],
    ]);
    expect(layOut(labels)[0]).toEqual(['code', ...labels.map(([code]) => code?.[1])]);
  });

  it('behind words in the type of the text is text, for a parser names a fragment after its beginning', () => {
    const line: [number, string, string][] = [
      [72, 'see file', 'CMR10'],
      [120, 'tests/README and the section on tests, which tells more', 'CMTT10'],
    ];
    expect(layOut([line]).map(([kind]) => kind)).toEqual(['paragraph']);
  });

  it('behind a marker in the type of the text is an item', () => {
    const items = ['reset --all', 'reset --soft'].map((command): [number, string, string][] => [
      [72, '•', 'Helvetica'],
      [84, command, 'Courier'],
    ]);
    expect(layOut(items)).toEqual([
      ['list-item', 'reset --all'],
      ['list-item', 'reset --soft'],
    ]);
  });
});

describe('a word that is broken at the end of a line', () => {
  it('goes on in the next line, wherever that begins', () => {
    const rows: [number, string, string][][] = [
      [[92, 'The wire acts as an an-', 'Helvetica']],
      [[92, 'tenna. Touching it makes the picture of the mains in-', 'Helvetica']],
      [[72, 'crease.', 'Helvetica']],
    ];
    expect(layOut(rows)).toHaveLength(1);
  });

  it('shows that a line which begins with the name of a command is text', () => {
    const rows: [number, string, string][][] = [
      [[72, 'install-all writes each file to the disk, and that immedi-', 'Courier']],
      [[72, 'ately.', 'Helvetica']],
    ];
    expect(layOut(rows).map(([kind]) => kind)).toEqual(['paragraph']);
  });
});

describe('paragraphs', () => {
  const FULL = 'A sentence that is long enough to fill its line from left to right, and goes on';
  const END = 'in a second line.';

  /** Lines of one type, each so far below the one above, in points. */
  function layOutAt(lines: readonly (readonly [distance: number, text: string, x?: number])[]) {
    let y = 100;
    const items = lines.map(([distance, text, x = 72]): Fragment => {
      y += distance;
      return { text, x, y, width: text.length * 5, height: 10, fontSize: 10, fontName: 'Serif' };
    });
    return createPageLayout()
      .layOut(items, PAGE_WIDTH)
      .blocks.map(({ lines: printed }) => printed.map(({ text }) => text).join(' / '));
  }

  it('are told apart where contents of many entries are set wider than the text', () => {
    const contents = Array.from({ length: 20 }, (_, i) => [18, `${i + 1} Chapter ${i + 3}`] as const);
    const text = [
      [30, FULL],
      [12, END],
      [18, FULL],
      [12, END],
    ] as const;
    expect(layOutAt([...contents, ...text]).slice(-2)).toEqual([`${FULL} / ${END}`, `${FULL} / ${END}`]);
  });

  it('whose first line is moved in go on further out, though the sentence before was taken with it', () => {
    const moved = 87;
    expect(
      layOutAt([
        [0, 'It stands on a page of its own.', moved],
        [14, FULL, moved],
        [12, END],
      ]),
    ).toEqual([`It stands on a page of its own. / ${FULL} / ${END}`]);
  });
});

describe('the sign of an item', () => {
  it('is set in smaller type, and apart from its text', () => {
    const item = (y: number, text: string): Fragment[] => [
      { text: '●', x: 110, y: y + 2.5, width: 7, height: 11, fontSize: 9, fontName: 'OpenSymbol' },
      { text, x: 128, y, width: 5 * text.length, height: 13, fontSize: 12, fontName: 'Serif-Bold' },
    ];
    const items = [...item(90, 'High for text of high quality'), ...item(138, '-c cleans the head')];
    const { blocks } = createPageLayout().layOut(items, PAGE_WIDTH);
    expect(blocks.map(({ kind, lines }) => [kind, ...lines.map(({ text }) => text)])).toEqual([
      ['list-item', 'High for text of high quality'],
      ['list-item', '-c cleans the head'],
    ]);
  });
});

it('the sign of an item in larger type leaves its lines one item', () => {
  const at = (text: string, x: number, y: number, size: number): Fragment => ({
    ...{ text, x, y: y - size, width: text.length * 5, height: size },
    ...{ fontSize: size, fontName: 'Serif' },
  });
  const first = 'The paths that are shown below are the values of a usual set up, which will be';
  const items = [at('•', 72, 110, 11.5), at(first, 84, 110, 10), at('different on your own.', 84, 122, 10)];
  const { blocks } = createPageLayout().layOut(items, PAGE_WIDTH);
  expect(blocks.map(({ kind, lines }) => [kind, lines.length])).toEqual([['list-item', 2]]);
});

describe('text that flows around a drawing', () => {
  const TEXT = ['The time is shown', 'until the device has', 'seen that it stands', 'and begins to count.'];
  const besides = (labels: [number, string, string][]): [number, string, string][][] => [
    ...TEXT.map((text, row): [number, string, string][] => {
      const label = labels[row];
      return [[72, text, 'Helvetica'], ...(label ? [label] : [])];
    }),
    [[72, 'This line is so long that it runs below the drawing and all of its labels.', 'Helvetica']],
  ];

  it('is one paragraph, and its labels come behind it', () => {
    const labels = besides([
      [320, 'TIME', 'Futura'],
      [280, 'FROM', 'Futura'],
      [350, 'TO', 'Futura'],
    ]);
    const [text, ...others] = layOut(labels, 11);
    expect(text?.slice(0, 5)).toEqual(['paragraph', ...TEXT]);
    expect(others.flatMap(([, ...lines]) => lines)).toEqual(['TIME', 'FROM', 'TO']);
  });
});

describe('bare numbers set apart', () => {
  const numbered = (...texts: string[]): [number, string, string][][] =>
    texts.map((text, index) => [
      [72, `${index + 1}`, 'Helvetica-Bold'],
      [96, text, 'Helvetica'],
    ]);

  it('that count on before sentences are the markers of steps', () => {
    expect(layOut(numbered('Open the lid.', 'Take out the filter.'))).toEqual([
      ['list-item', 'Open the lid.'],
      ['list-item', 'Take out the filter.'],
    ]);
  });

  it.each([
    ['keys of a figure', numbered('Lid with handle', 'Water tank', 'Drip tray')],
    ['lines that don’t count on', [...numbered('Open the lid.'), ...numbered('Take out the filter.')]],
    ['a list of contents', numbered('Safety . . . . . . . . . 4', 'Cleaning . . . . . . . . 12')],
  ])('are none before %s', (_, rows) => {
    expect(layOut(rows).some(([kind]) => kind === 'list-item')).toBe(false);
  });
});

describe('bold type', () => {
  it('further out than the sentence that ends above begins a block', () => {
    const rows: [number, string, string][][] = [
      [[72, 'Standby', 'Helvetica-Bold']],
      [[96, 'Uses 0.4 W and waits.', 'Helvetica']],
      [[72, 'Eco mode', 'Helvetica-Bold']],
      [[96, 'Heats to 60 °C only.', 'Helvetica']],
    ];
    expect(layOut(rows).map((block) => block.slice(1))).toEqual(rows.map(([row]) => [row?.[1]]));
  });

  it('is no heading where it ends in a figure and a full stop', () => {
    expect(layOut([[[72, 'Brightness 1 to 10. Default: 6.', 'Helvetica-Bold']]])[0]?.[0]).toBe('paragraph');
  });
});

describe('the signal word of a safety label', () => {
  it('stands for itself, close as it may be to the item above and the text below', () => {
    const rows: [number, string, string][][] = [
      [[72, '• Rinse the group before the first cup.', 'Helvetica']],
      [[76, 'NOTICE', 'Helvetica-Bold']],
      [[76, 'Frozen water bursts the boilers.', 'Helvetica']],
    ];
    expect(layOut(rows)).toEqual([
      ['list-item', 'Rinse the group before the first cup.'],
      ['paragraph', 'NOTICE'],
      ['paragraph', 'Frozen water bursts the boilers.'],
    ]);
  });
});

it('what of an item cannot be quoted is counted from the begin of its text', () => {
  const at = (text: string, x: number): Fragment => ({ text, x, y: 100, width: text.length * 5, height: 10 });
  const items = [at('1.', 72), at('Set', 90), at('\uF073r', 110), at('to the value wanted.', 125)];
  const [line] = createPageLayout()
    .layOut(items, PAGE_WIDTH)
    .blocks.flatMap(({ lines }) => lines);
  expect(line?.text).toBe('Set •r to the value wanted.');
  expect(line?.unquotable).toEqual([{ start: 4, end: 6 }]);
});

describe('bold lines in the size of the text', () => {
  const lines = (...texts: string[]) =>
    layOut([
      ...texts.map((text): [number, string, string][] => [[72, text, 'Helvetica-Bold']]),
      [[72, 'The machine is delivered complete and is set up by the customer.', 'Helvetica']],
    ]);

  it('are a heading of two lines where they are in capitals and the first has to go on', () => {
    expect(lines('CLEANING AND', 'MAINTENANCE')[0]).toEqual(['heading', 'CLEANING AND', 'MAINTENANCE']);
    expect(lines('CLEANING', 'MAINTENANCE')[0]).toEqual(['paragraph', 'CLEANING', 'MAINTENANCE']);
    expect(lines('Cleaning and', 'maintenance')[0]).toEqual(['paragraph', 'Cleaning and', 'maintenance']);
  });
});
