import { describe, expect, it } from 'vitest';
import type { OutlineEntry } from '../../document/pages.ts';
import { heading, page, paragraphBlock } from '../../testing/blocks.ts';
import { listElements } from '../element.ts';
import { guessTitle, titleOf } from './guess-title.ts';

/** The title guessed from a first page whose largest text is `text`. */
function guessed(text: string, outline: OutlineEntry[] = []): string | null {
  const blocks = [heading(text, 0.1, 1, 24), paragraphBlock('The strainer holds back coarse dirt.', 0.3)];
  return guessTitle(outline, listElements([page(1, blocks)]));
}

describe('guessTitle', () => {
  it('takes the largest text of the first page', () => {
    expect(guessed('Pump 300 User Manual')).toBe('Pump 300 User Manual');
  });

  it('takes no numbered heading, because that is a section', () => {
    expect(guessed('1 Cleaning the strainer')).toBeNull();
  });

  it('takes no heading that the outline lists as a section', () => {
    const outline = ['Cleaning the strainer', 'Storage'].map((title) => ({ title, level: 1, page: 1 }));
    expect(guessed('Cleaning the strainer', outline)).toBeNull();
  });

  it('takes no signal word', () => {
    expect(guessed('WARNING')).toBeNull();
  });
});

describe('the title of a manual', () => {
  const pages = [
    page(1, [heading('Pump 300', 0.1, 1, 24), paragraphBlock('Keep these instructions.', 0.3)]),
    page(2, [paragraphBlock('Rinse the strainer after use.', 0.3)]),
  ];
  const stated = (title: string | null, shown = pages, paged = true) =>
    titleOf({ title, outline: [], paged }, listElements(shown), shown);

  it('is what its file states, if the first pages say so too', () => {
    expect(stated('Instructions for the Pump 300')).toBe('Instructions for the Pump 300');
    expect(stated(null)).toBe('Pump 300');
  });

  it('is what the first page says, where the file states what is printed nowhere', () => {
    expect(stated('Template for brochures')).toBe('Pump 300');
  });

  it('is what its file states where the pages can’t say better', () => {
    expect(stated('Valve 7', [])).toBe('Valve 7');
    expect(stated('Valve 7', pages.slice(1))).toBe('Valve 7');
    expect(stated('Valve 7', pages, false)).toBe('Valve 7');
  });
});
