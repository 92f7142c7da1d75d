import { describe, expect, it } from 'vitest';
import type { Block, ReadPage } from '../../document/pages.ts';
import { paragraphBlock } from '../../testing/blocks.ts';
import { createRereader } from './reread-page.ts';

const SIZE = { page: 1, width: 595, height: 842 };
const IN_PICTURE =
  'Clean the filter every month with warm water and let it dry for one hour before you put it back into the hood again';
const pageOf = (textSource: ReadPage['textSource'], ...texts: ReadonlyArray<readonly [string, number]>) => ({
  ...SIZE,
  textSource,
  blocks: texts.map(([text, y]) => paragraphBlock(text, y)),
});
const picture: Block = {
  kind: 'figure',
  text: '',
  lines: [],
  box: { x: 0, y: 0, width: 1, height: 0.5 },
  image: null,
};
const text = pageOf('text', ['Use 28 W only.', 0.6]);
const layer = { ...text, blocks: [picture, ...text.blocks] };
const recognizing = (recognized: ReadPage) => createRereader(() => ({ recognize: async () => recognized }));
const textsOf = ({ blocks }: ReadPage) => blocks.map(({ text: said }) => said);

describe('a page with a picture beside its text', () => {
  it('has the text of the picture where it stands, and its own as it was', async () => {
    const recognized = pageOf('ocr', [IN_PICTURE, 0.2], ['Use 2B W on1y.', 0.6]);
    const read = await recognizing(recognized)(layer, 'beside');
    expect(read.textSource).toBe('ocr');
    expect(textsOf(read)).toEqual(['', IN_PICTURE, 'Use 28 W only.']);
  });

  it('is as it was where the picture shows no text', async () => {
    const recognized = pageOf('ocr', ['i1 ~ oo', 0.2], ['Use 2B W on1y.', 0.6]);
    expect(await recognizing(recognized)(layer, 'beside')).toBe(layer);
  });
});
