import { describe, expect, it } from 'vitest';
import { heading, page } from '../../testing/blocks.ts';
import { listElements } from '../element.ts';
import { isPlausibleHeading } from './heading-text.ts';

const isHeading = (text: string): boolean => {
  const [element] = listElements([page(1, [heading(text, 0.1, 2, 12)])]);
  return element !== undefined && isPlausibleHeading(element, 10);
};

describe('a line that stands out', () => {
  it.each([
    'Figura 9.1. Lots in the account window',
    'Tabela 4.2. Menu Editar',
    'Abb. 3 Wasserkreislauf',
    'Obr. 7 Zapojení',
    'Example 3.36. Command that downloads tracks',
    'Beispiel 2-1 Aufruf',
    'Anmerkung',
    'Suggerimento',
  ])('is the caption or the label “%s”, and no heading', (text) => {
    expect(isHeading(text)).toBe(false);
  });

  it.each(['Figures and tables', 'Image quality', 'Example 1 Recording a concert', 'Bilder drucken'])(
    'is the heading “%s”',
    (text) => {
      expect(isHeading(text)).toBe(true);
    },
  );
});

describe('a line in small letters', () => {
  const isHeadingOf = (fontSize: number) => {
    const [element] = listElements([page(1, [heading('safety information', 0.1, 2, fontSize, false)])]);
    return element !== undefined && isPlausibleHeading(element, 10);
  };

  it('is a heading in type much larger than the text, and none in type a little larger', () => {
    expect([12, 15, 30].map(isHeadingOf)).toEqual([false, true, true]);
  });
});
