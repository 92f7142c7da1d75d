import { describe, expect, it } from 'vitest';
import { cellWithItems } from './cell-lines.ts';

const cell = (lines: readonly string[]) => ({
  text: lines.join(' '),
  box: null,
  lines: lines.map((text) => ({ text, box: null })),
});

describe('a cell of a table', () => {
  it('is shown with each item of its list on a line of its own', () => {
    const lines = ['Set the mode', '- Single: one receiver', '- PPP: precise', 'positioning', '- Fixed *'];
    expect(cellWithItems(cell(lines))).toBe(
      'Set the mode\n- Single: one receiver\n- PPP: precise positioning\n- Fixed *',
    );
    expect(cellWithItems(cell(['1. Close the valve.', '2. Open the lid.']))).toBe(
      '1. Close the valve.\n2. Open the lid.',
    );
  });

  it('is one text where it holds no list', () => {
    expect(cellWithItems(cell(['from 5', '- 10 bar']))).toBe('from 5 - 10 bar');
    expect(cellWithItems({ text: 'Ready', box: null })).toBe('Ready');
  });
});
