import { describe, expect, it } from 'vitest';
import type { Block } from '../../document/pages.ts';
import { codeBlock, figureBlock, heading, page, paragraphBlock } from '../../testing/blocks.ts';
import { structurePages } from '../../testing/structure-pages.ts';

const label = (text: string, y: number, x: number): Block => paragraphBlock(text, y, x, 8);
const CAPTION = paragraphBlock('Fig. 3 Water circuit', 0.5);
const BEFORE = [heading('How it works', 0.1), paragraphBlock('The pump draws water from the tank.', 0.15)];

/** The labels in the passages of one page. */
function labelsOf(blocks: readonly Block[]): string[] {
  const { passages } = structurePages([page(1, [...BEFORE, ...blocks])]);
  return passages.flatMap(({ text, labels = [] }) => labels.map(({ start, end }) => text.slice(start, end)));
}

describe('the words on a drawing', () => {
  it('are those between the text above it and its caption', () => {
    const listed = codeBlock(['B1 brew sensor', 'B2 steam sensor', 'B3 level probe', 'B4 flow meter'], 0.4);
    const drawing = [label('steam', 0.25, 0.5), label('10', 0.3, 0.2), listed, CAPTION];
    expect(labelsOf(drawing)).toEqual(['steam', '10', listed.text]);
  });

  it('are those within the edges of a picture', () => {
    const picture = figureBlock({ x: 0.1, y: 0.2, width: 0.9, height: 0.2 });
    const around = [label('Relay', 0.25, 0.2), label('USB', 0.45, 0.2)];
    expect(labelsOf([picture, ...around])).toEqual(['Relay']);
  });

  it('are letters and numbers that stand alone one after another, without a picture or a caption', () => {
    const pointers = ['1', 'A', '3 4'].map((text, i) => label(text, 0.3 + i * 0.1, 0.2 + i * 0.1));
    expect(labelsOf(pointers)).toEqual(['1', 'A', '3 4']);
    expect(labelsOf(pointers.slice(1))).toEqual([]);
    const row = ['1', '2', '3'].map((text, i) => label(text, 0.3, 0.2 + i * 0.1));
    const column = ['20', '25', '30'].map((text, i) => label(text, 0.4 + i * 0.1, 0.2));
    expect(labelsOf([...row, ...column])).toEqual([]);
    expect(labelsOf(['1 bar', 'Mode A', '34'].map((text, i) => label(text, 0.3 + i * 0.1, 0.2)))).toEqual([]);
  });

  it('are none of a list, a listing or a sentence above a caption', () => {
    const list = ['Motor', 'Disc', 'Magnet'].map((text, i) => paragraphBlock(text, 0.2 + i * 0.02));
    expect(labelsOf([...list, CAPTION])).toEqual([]);
    expect(
      labelsOf([codeBlock(['int main() {', '  return start_all();', '}', 'x = 1'], 0.3), CAPTION]),
    ).toEqual([]);
    expect(labelsOf([paragraphBlock('It is the one in figure 2', 0.3), CAPTION])).toEqual([]);
    expect(labelsOf([label('steam', 0.3, 0.5)])).toEqual([]);
  });
});
