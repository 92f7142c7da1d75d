import { expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { createPageLayout } from './layout-page.ts';

const PARTS = ['Lid of the tank', 'Water tank', 'Power switch', 'Steam knob', 'Drip tray'];

const fragment = (text: string, x: number, y: number): Fragment => ({
  ...{ text, x, y, width: 5 * text.length, height: 10, fontName: 'Regular', fontSize: 10 },
});

function textsOf(items: Fragment[]): string[] {
  const layout = createPageLayout();
  layout.prepare([{ textItems: items, width: 595 }]);
  const { blocks } = layout.layOut(items, 595);
  return blocks.map(({ lines }) => lines.map(({ text }) => text).join(' '));
}

it('keeps each part of a legend with the number behind its name', () => {
  const texts = textsOf(PARTS.map((part, i) => fragment(`${part} ${i + 1}`, 70, 100 + 14 * i)));
  expect(texts).toEqual(PARTS.map((part, i) => `${part} ${i + 1}`));
});

it('keeps them together across wide white', () => {
  const items = PARTS.flatMap((part, i) => [
    fragment(part, 70, 100 + 14 * i),
    fragment(`${i + 1}`, 250, 100 + 14 * i),
  ]);
  expect(textsOf(items)).toEqual(PARTS.map((part, i) => `${part} ${i + 1}`));
});

it('joins lines of a text that end in other numbers', () => {
  const lines = ['The pump runs for 10', 'minutes at level 3', 'and then stops for 5', 'minutes.'];
  expect(textsOf(lines.map((line, i) => fragment(line, 70, 100 + 12 * i)))).toEqual([lines.join(' ')]);
});
