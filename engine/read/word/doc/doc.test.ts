import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFile } from '../../../testing/temporary-file.ts';
import { DEFAULT_READER_OPTIONS } from '../../reader.ts';
import { createDocReader } from '../doc-reader.ts';
import { readLists } from './lists.ts';
import { paragraphBlocks } from './paragraph-blocks.ts';
import { readParagraphs, type WordParagraph } from './paragraphs.ts';
import { readSprms } from './sprms.ts';

const sample = readFileSync(fileURLToPath(new URL('../../../../sample/manual.doc', import.meta.url)));

describe('the paragraphs of a .doc', () => {
  const paragraphs = readParagraphs(sample)?.paragraphs ?? [];

  it('have the levels of their styles, and the lists that they are part of', () => {
    const levels = new Set(paragraphs.flatMap(({ heading }) => heading ?? []));
    expect(levels).toEqual(new Set([1, 2]));
    expect(paragraphs.filter(({ item }) => item).length).toBeGreaterThan(100);
  });

  it('become numbered steps and tables with headers', () => {
    const blocks = paragraphBlocks(paragraphs, 60_000).map(({ block }) => block);
    const markers = blocks.flatMap((block) => (block.kind === 'list-item' ? block.marker : []));
    expect(markers).toEqual(expect.arrayContaining(['•', '1.', '2.', 'a.', 'b.']));
    expect(markers.filter((marker, i) => marker === '1.' && markers[i + 1] === '1.')).toEqual([]);
    const tables = blocks.filter((block) => block.kind === 'table');
    expect(tables.filter(({ header }) => header.length > 0).length).toBeGreaterThan(15);
  });

  it('of a damaged file end in a RangeError at worst, and soon', () => {
    const damage = fc.array(fc.tuple(fc.nat(sample.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(damage, fc.nat(sample.length), (bytes, end) => {
        const file = Buffer.from(sample);
        for (const [at, value] of bytes) file[at] = value;
        // Most damage does no harm in the text: the tables at its end are cut too.
        expectNothingWorse(file);
        expectNothingWorse(file.subarray(0, end));
      }),
      { numRuns: 25, seed: 7 },
    );
  });

  it('are not read from a version without them, whose text is read all the same', async () => {
    const old = Buffer.from(sample);
    const fib = old.indexOf(Buffer.from([0xec, 0xa5]));
    old.writeUInt32LE(0xffffff, fib + 0x102);
    await withFile(old, async (path) => {
      const reader = createDocReader(path, DEFAULT_READER_OPTIONS);
      const { pages } = await reader.open();
      const parts = await reader.readPages(1, pages);
      expect(parts.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(100);
    });
  });
});

function expectNothingWorse(file: Buffer): void {
  try {
    readParagraphs(file);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
}

describe('the items of lists', () => {
  const item = (level: number, format: number, list = 1): WordParagraph => ({
    ...{ text: 'text', heading: null, isTitle: false, isContents: false },
    item: { list, level, format, start: 1, run: list, restart: null, text: '', levels: [] },
    ...{ inTable: false, endsCell: false, endsRow: false, isHeaderRow: false, pictures: [] },
  });
  const markersOf = (...paragraphs: WordParagraph[]) =>
    paragraphBlocks(paragraphs, 100).map(({ block }) =>
      block.kind === 'list-item' ? block.marker : block.kind,
    );

  it('are counted on over text, each level anew, each list by itself', () => {
    const text: WordParagraph = { ...item(0, 0), item: null };
    expect(
      markersOf(item(0, 0), item(1, 4), item(1, 4), text, item(0, 0), item(1, 2), item(0, 0, 2)),
    ).toEqual([...['1.', 'a.', 'b.', 'paragraph', '2.', 'i.', '1.']]);
  });

  it('go on behind a first item that has a list of its own, as LibreOffice writes it', () => {
    expect(markersOf(item(0, 0, 7), item(0, 0, 2), item(1, 4, 2), item(0, 0, 2))).toEqual([
      ...['1.', '2.', 'a.', '3.'],
    ]);
    expect(markersOf(item(0, 0, 2), item(0, 0, 2), item(0, 0, 7), item(0, 0, 2))).toEqual([
      ...['1.', '2.', '1.', '3.'],
    ]);
  });

  it('begin anew where a run of the same list says so, and go on from there', () => {
    const again = (run: number): WordParagraph => {
      const plain = item(0, 0);
      return { ...plain, item: plain.item && { ...plain.item, run, restart: 1 } };
    };
    expect(markersOf(item(0, 0), item(0, 0), again(8), again(8), again(9))).toEqual([
      ...['1.', '2.', '1.', '2.', '1.'],
    ]);
  });

  it('have the text of their numbers, with those of the levels above', () => {
    const levels = [
      { format: 0, start: 1, text: '\0)' },
      { format: 3, start: 1, text: '\0.\u0001' },
    ];
    const numbered = (level: number): WordParagraph => {
      const plain = item(level, levels[level]?.format ?? 0);
      return { ...plain, item: plain.item && { ...plain.item, text: levels[level]?.text ?? '', levels } };
    };
    expect(markersOf(numbered(0), numbered(1), numbered(1), numbered(0))).toEqual(['1)', '1.A', '1.B', '2)']);
  });

  it('have their numbers in cells of tables, too', () => {
    const inCell = (paragraph: WordParagraph, ends: Partial<WordParagraph> = {}) => ({
      ...{ ...paragraph, inTable: true },
      ...ends,
    });
    const name = inCell({ ...item(0, 0), item: null, text: 'Nozzle' }, { endsCell: true });
    const end = inCell({ ...item(0, 0), item: null, text: '' }, { endsRow: true });
    const steps = [inCell(item(0, 0)), inCell(item(0, 0), { endsCell: true })];
    const table = paragraphBlocks([name, ...steps, end, name, ...steps, end], 100)[0]?.block;
    expect(table?.kind === 'table' && [table.header, ...table.rows].map((row) => row[1]?.text)).toEqual([
      '1. text 2. text',
      '3. text 4. text',
    ]);
  });

  it('have bullets where their level says so', () => {
    expect(markersOf(item(0, 23), item(0, 23))).toEqual(['•', '•']);
  });
});

describe('the numbers by which paragraphs name lists', () => {
  const level = [1, 0, 0, 0, ...Array<number>(24).fill(0), 0, 0];
  const list = Buffer.from([1, 0, 5, 0, 0, 0, ...Array<number>(22).fill(0), 1, 0]);
  const number = (levels: number) => [5, 0, 0, 0, ...Array<number>(8).fill(0), levels, 0, 0, 0];
  const override = (flags: number, start: number) => [start, 0, 0, 0, flags, 0, 0, 0];
  const data = [0, 0, 0, 0];

  it('tell which levels begin anew, with or without a level of their own', () => {
    const ofLevel = [...override(0x30, 0), 4, ...level.slice(1)];
    const overrides = [3, 0, 0, 0, ...number(0), ...number(2), ...number(1), ...data];
    overrides.push(...data, ...ofLevel, ...override(0x12, 7), ...data, ...override(0x10, 1));
    const listOf = readLists(list, Buffer.from(level), Buffer.from(overrides));
    const restarts = [1, 2, 3].map((at) => [...(listOf(at)?.restarts ?? [])]);
    expect(restarts).toEqual([
      [],
      [
        [0, 4],
        [2, 7],
      ],
      [[0, 1]],
    ]);
  });

  it('are read as far as they go in a damaged file', () => {
    const cut = Buffer.from([2, 0, 0, 0, ...number(3), ...number(1), ...data, ...override(0x10, 1)]);
    expect([...(readLists(list, Buffer.from(level), cut)(1)?.restarts ?? [])]).toEqual([[0, 1]]);
  });
});

describe('formatting instructions', () => {
  it('are read past those of variable length, up to where they are cut', () => {
    const bytes = [0x16, 0x24, 1, 0x08, 0xd6, 3, 0, 9, 9, 0x0b, 0x46, 5, 0, 0x0a];
    expect([...readSprms(Buffer.from(bytes))]).toEqual([
      { code: 0x2416, value: 1 },
      { code: 0x460b, value: 5 },
    ]);
  });
});
