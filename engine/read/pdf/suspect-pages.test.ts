import { describe, expect, it } from 'vitest';
import { blockLetters } from '../../testing/block-letters.ts';
import { paragraphBlock } from '../../testing/blocks.ts';
import { type PdfPage, textLines, writePdf } from '../../testing/pdf-writer.ts';
import { withFile } from '../../testing/temporary-file.ts';
import { createPdfReader } from './pdf-reader.ts';
import { createSharedPdfium } from './shared-pdfium.ts';
import { findSuspects, type Suspicion } from './suspect-pages.ts';

const PICTURE = { width: 8, height: 8, pixels: Buffer.alloc(64, 0x80) };

const DRAWN = ['FILL THE LITTLE FILTER', 'LIFT THE FILTER THEFT', 'HEFT IT TILL IT FELL']
  .map((line, i) => blockLetters(line, 70, 600 - 40 * i))
  .join('\n');

const SENTENCES = [
  'Switch the cooker hood off and let the lamp cool for ten minutes before you go on.',
  'Push the glass cover to the left and pull the lamp out. Use a lamp of 28 W only.',
  'A stronger lamp melts the cover, and the warranty does not cover what it does to it.',
];

/** Letters of a plotter: lines with corners, each as high as type. */
const PLOTTED = Array.from({ length: 90 }, (_, index) => {
  const [x, y] = [70 + (index % 30) * 12, 600 - Math.floor(index / 30) * 20];
  const corners = [2, 0, 2, 0, 2, 0, 2].map((up, step) => `${x + step} ${y + 4 * up} l`);
  return `${x} ${y} m ${corners.join(' ')} S`;
}).join('\n');

const LICENCE = [
  'This copy was made for the personal use of the person who ordered it and must not be given to others.',
  'The archive does not own the rights of what is printed on this page and gives no warranty of any kind,',
  'neither for its being complete nor for its being right.',
];

/** What is suspected of the page, and how it is read where nothing can be recognised. */
async function examine(page: PdfPage) {
  const read = async (path: string) => {
    const reader = createPdfReader(path, { maxPages: 9, maxPageChars: 9999, ocr: false, batchPages: 9 });
    const pdfium = createSharedPdfium(path);
    try {
      await reader.open();
      const [readPage] = await reader.readPages(1, 1);
      const text = page.texts.map((item) => item.text).join(' ');
      const y = (page.texts[0]?.y ?? 0) / 842;
      const layer = text === '' ? [] : [paragraphBlock(text, y)];
      const suspects = await findSuspects(pdfium, [
        { page: 1, width: 595, height: 842, textSource: 'text', blocks: layer },
      ]);
      return { suspicion: suspects.get(1) ?? null, page: readPage };
    } finally {
      await pdfium.close();
      await reader.close();
    }
  };
  return withFile(writePdf([page]), read, 'manual.pdf');
}

describe('a page whose text layer is not what is printed', () => {
  const stamp = [{ text: 'Downloaded from an archive of manuals, page 1', x: 70, y: 826, size: 8 }];
  const pages: Array<[string, PdfPage, Suspicion]> = [
    ['a picture of a page', { texts: [], picture: PICTURE }, 'picture'],
    ['strips of a picture', { texts: [], picture: PICTURE, painted: 'strips' }, 'picture'],
    ['a picture within a drawing', { texts: [], picture: PICTURE, painted: 'form' }, 'picture'],
    ['a picture with a stamp', { texts: stamp, picture: PICTURE, painted: 'strips' }, 'picture'],
    [
      'a picture with a licence over it',
      { texts: textLines(LICENCE, 700), picture: PICTURE, painted: 'strips' },
      'picture',
    ],
    ['letters that are drawn', { texts: [], drawing: DRAWN }, 'outlines'],
    ['letters that lines draw', { texts: [], drawing: PLOTTED }, 'outlines'],
    ['a font with a wrong character map', { texts: textLines(SENTENCES.map(shiftLetters), 100) }, 'garbled'],
  ];

  it.each(pages)('is suspected: %s', async (_name, page, suspicion) => {
    expect((await examine(page)).suspicion).toBe(suspicion);
  });

  it('says why it was not read', async () => {
    const { page } = await examine({ texts: stamp, picture: PICTURE, painted: 'form' });
    expect(page).toMatchObject({ textSource: 'none', unread: { reason: 'no-recognizer' }, blocks: [] });
  });

  it('says so where all its letters are drawn', async () => {
    const { page } = await examine({ texts: [], drawing: DRAWN });
    expect(page).toMatchObject({ textSource: 'none', unread: { reason: 'no-recognizer' }, blocks: [] });
  });

  it('says so where half of it is a picture beside text, and keeps the text', async () => {
    const page = { texts: textLines(SENTENCES, 600), picture: PICTURE, painted: 'half' as const };
    const { suspicion, page: read } = await examine(page);
    expect(suspicion).toBe('beside');
    expect(read).toMatchObject({ textSource: 'none', unread: { reason: 'no-recognizer' } });
    expect(read?.blocks.map(({ text }) => text).join(' ')).toContain('lamp cool');
  });

  it('says so where its words are odd, and keeps them', async () => {
    const odd = SENTENCES.map((line) => misread(line));
    const { suspicion, page } = await examine({ texts: textLines(odd, 100) });
    expect(suspicion).toBe('doubtful');
    expect(page).toMatchObject({ textSource: 'none', unread: { reason: 'no-recognizer' } });
    expect(page?.blocks.map(({ text }) => text).join(' ')).toContain(odd[0]?.slice(0, 20));
  });

  it('is not suspected for what is drawn on each page of text, too', async () => {
    const full = Array.from({ length: 6 }, () => SENTENCES).flat();
    const [sign, more] = [DRAWN, blockLetters('A SHELF FULL OF FELT TILL LATE', 70, 300)];
    const drawings = [sign, sign, sign, sign, `${sign}\n${more}\n${sign}`];
    const pages = drawings.map((drawing, index) => ({
      texts: textLines(index < 3 ? full : SENTENCES.slice(0, 1), 300),
      drawing,
    }));
    const suspected: number[] = [];
    const read = async (path: string) => {
      const options = { maxPages: 9, maxPageChars: 9999, ocr: false, batchPages: 9 };
      const reader = createPdfReader(path, options, ({ page }) => suspected.push(page));
      await reader.open();
      await reader.readPages(1, pages.length);
      await reader.close();
    };
    await withFile(writePdf(pages), read, 'manual.pdf');
    expect(suspected).toEqual([5]);
  });

  it('is not answered with the wrong characters of its font', async () => {
    const { page } = await examine({ texts: textLines(SENTENCES, 100, { font: 'shifted' }) });
    expect(page).toMatchObject({ textSource: 'none', unread: { reason: 'no-recognizer' }, blocks: [] });
  });
});

describe('a page of text', () => {
  it('is read as it is', async () => {
    const { suspicion, page } = await examine({ texts: textLines(SENTENCES, 100) });
    expect(suspicion).toBeNull();
    expect(page?.textSource).toBe('text');
  });

  it('is read as it is with a picture behind it', async () => {
    const texts = textLines([...SENTENCES, ...SENTENCES], 100);
    expect((await examine({ texts, picture: PICTURE })).suspicion).toBeNull();
  });

  it('is read as it is with a drawing of long lines', async () => {
    const lines = Array.from(
      { length: 200 },
      (_, i) => `70 ${i} m 500 ${i} l 400 ${2 * i} l 300 9 l 9 9 l S`,
    );
    expect(
      (await examine({ texts: textLines(SENTENCES.slice(0, 1), 100), drawing: lines.join('\n') })).suspicion,
    ).toBeNull();
  });

  it('is read as it is where it lists numbers of base sixteen', async () => {
    const dump = [
      '1471 349019 : C66A0431E17E0A704741F80DC05E8278',
      '1471 349020 : 53119FFC001FFDFFDFFDFFFF9C001FFD',
    ];
    const { page } = await examine({ texts: textLines([...dump, ...dump, ...dump], 100) });
    expect(page?.textSource).toBe('text');
  });

  it('is read as it is where it lists codes', async () => {
    const codes = [
      'GPIO17 SPI1_CS1 BCM17 PWR_EN',
      'GPIO27 SD0_DAT3 BCM27 RST_N',
      'TXD0 RXD0 CTS0 RTS0 PCM_CLK',
    ];
    const texts = textLines([...codes, ...codes, ...codes], 100);
    expect((await examine({ texts })).page?.textSource).toBe('text');
  });
});

/** Every third letter as a bad recogniser takes it. */
function misread(text: string): string {
  let count = 0;
  return text.replace(/[a-z]/gi, (letter) => {
    count += 1;
    return count % 3 === 0 ? 'xqzjkvwf'.charAt((letter.charCodeAt(0) + count) % 8) : letter;
  });
}

/** Each letter as the one three places on. */
function shiftLetters(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 3) % 26) + first);
  });
}
