import { describe, expect, it } from 'vitest';
import type { OutlineEntry } from '../../document/pages.ts';
import { heading, page, paragraphBlock } from '../../testing/blocks.ts';
import { listElements } from '../element.ts';
import { guessTitle } from './guess-title.ts';

/** The title guessed from a first page whose largest text is `text`. */
function titleOf(text: string, outline: OutlineEntry[] = []): string | null {
  const blocks = [heading(text, 0.1, 1, 24), paragraphBlock('The strainer holds back coarse dirt.', 0.3)];
  return guessTitle(outline, listElements([page(1, blocks)]));
}

describe('guessTitle', () => {
  it('takes the largest text of the first page', () => {
    expect(titleOf('Pump 300 User Manual')).toBe('Pump 300 User Manual');
  });

  it('takes no numbered heading, because that is a section', () => {
    expect(titleOf('1 Cleaning the strainer')).toBeNull();
  });

  it('takes no heading that the outline lists as a section', () => {
    const outline = ['Cleaning the strainer', 'Storage'].map((title) => ({ title, level: 1, page: 1 }));
    expect(titleOf('Cleaning the strainer', outline)).toBeNull();
  });

  it('takes no signal word', () => {
    expect(titleOf('WARNING')).toBeNull();
  });
});
