import { describe, expect, it } from 'vitest';
import { paragraph, writeDocx } from '../../testing/docx-writer.ts';
import { withFile } from '../../testing/temporary-file.ts';
import { collectManual } from '../collect-manual.ts';
import { paragraphOf } from '../pageless/plain-block.ts';
import { readManual } from '../read-manual.ts';
import type { Draft } from './docx/draft.ts';
import { withSizedHeadings } from './sized-headings.ts';

type Said = { size?: number; kind?: 'paragraph' | 'list-item' | 'table'; hasHeadingStyle?: boolean };

const said = (text: string, { size = 11, kind = 'paragraph', hasHeadingStyle = false }: Said = {}): Draft => {
  const type = { smallest: size, characters: new Map([[size, text.length]]) };
  const { block } = { block: paragraphOf(text) };
  if (kind === 'table') return { block: { ...block, kind, header: [], rows: [] } };
  if (kind === 'list-item') return { block: { ...block, kind, ordered: true, marker: '1.', level: 0 }, type };
  return { block, type, hasHeadingStyle };
};
const TEXT = Array.from({ length: 12 }, (_, i) =>
  said(`Wipe part ${i} of the machine with a dry cloth each evening.`),
);
const headings = (...more: Draft[]) =>
  withSizedHeadings([...more, ...TEXT]).flatMap(({ block }) =>
    block.kind === 'heading' ? [`Heading ${block.level} ${block.text}`] : [],
  );

describe('withSizedHeadings', () => {
  it('makes short paragraphs in larger type headings, the largest outermost', () => {
    expect(headings(said('Care', { size: 20 }), said('Cleaning the door', { size: 14 }))).toEqual([
      'Heading 1 Care',
      'Heading 2 Cleaning the door',
    ]);
  });

  it.each([
    ['a sentence', [said('Clean it.', { size: 14 })]],
    ['an item of a list', [said('Clean it', { size: 14, kind: 'list-item' })]],
    ['a number', [said('12', { size: 14 })]],
    ['a little larger', [said('Care', { size: 12 })]],
    ['what heads pages', [1, 2, 3].map(() => said('Freezer - User Manual', { size: 18 }))],
    ['a table', [said('Care', { size: 14, kind: 'table' })]],
    ['a long text', [said('many words '.repeat(8), { size: 14 })]],
    ['most of what there is', TEXT.map((_, i) => said(`Large words ${'abcdefghijkl'[i]}`, { size: 14 }))],
  ])('leaves %s', (_, paragraphs) => {
    expect(headings(...paragraphs)).toEqual([]);
  });

  it('leaves all where the author has used styles', () => {
    expect(headings(said('Care', { hasHeadingStyle: true }), said('Large', { size: 20 }))).toEqual([]);
  });
});

describe('a .docx without styles', () => {
  it('is parted by its large type', async () => {
    const large = (text: string) =>
      `<w:p><w:r><w:rPr><w:sz w:val="32"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const text = (i: number) => paragraph(`Wipe part ${i} of the machine with a dry cloth each evening.`);
    const body = [
      large('Cleaning'),
      text(1),
      text(2),
      text(3),
      large('Storing'),
      text(4),
      text(5),
      text(6),
    ].join('');
    const read = await withFile(writeDocx(body), (path) => collectManual(readManual(path)), 'manual.docx');
    const manual = read.ok ? read.manual : null;
    expect(manual?.sections.map(({ heading }) => heading)).toEqual(['Cleaning', 'Storing']);
  });
});
