import { describe, expect, it } from 'vitest';
import type { Figure } from '../../../document/manual.ts';
import { ask } from '../../ask.ts';
import { indexOf, makeManual, makeSteps, type PassageDraft } from '../../testing/make-manual.ts';

const heading = 'Changing the fuse';
const QUESTION = 'How do I change the fuse?';
/** Lines at 0, 0.1 and 0.2 of the page's height. */
const procedure: PassageDraft = {
  ...makeSteps(['Open the fuse box.', 'Take the old fuse out.', 'Put the new fuse in, see Fig. 4.']),
  heading,
  page: 3,
};
const at = (y: number, x = 0.1) => ({ x, y, width: 0.3, height: 0.04 });

function labelAt(y: number, page = 3): PassageDraft {
  const text = 'WARNING  The fuse is hot.';
  const spans = [{ start: 0, end: text.length, page, box: at(y) }];
  return { heading, kind: 'warning', level: 'warning', text, page, spans };
}

const figureAt = (y: number, fields: Partial<Figure> = {}): Figure => ({
  ordinal: 0,
  section: 0,
  label: null,
  caption: 'The fuse box',
  page: 3,
  box: at(y),
  image: null,
  ...fields,
});

const answerWith = (label: PassageDraft) =>
  ask(indexOf(makeManual([label, { ...procedure, warnings: [0] }])), QUESTION);
const figuresOf = (...figures: Figure[]) => {
  const ordinals = figures.map(({ ordinal }) => ordinal);
  return ask(indexOf(makeManual([{ ...procedure, figures: ordinals }], { figures })), QUESTION).figures;
};

describe('a safety label', () => {
  it('between two steps stands before the lower one', () => {
    expect(answerWith(labelAt(0.15)).warnings).toMatchObject([{ level: 'warning', step: 2 }]);
  });

  it.each([
    ['above the first step', labelAt(-0.05)],
    ['behind the last one', labelAt(0.5)],
    ['on an earlier page', labelAt(0.15, 2)],
    ['in a format without pages', { ...labelAt(0), page: null, spans: [] }],
  ])('%s holds for all steps', (_where, label) => {
    const [warning] = answerWith(label).warnings;
    expect(warning?.text).toContain('The fuse is hot.');
    expect(warning).not.toHaveProperty('step');
  });
});

describe('a figure', () => {
  it('belongs to the step that names it, wherever it stands', () => {
    expect(figuresOf(figureAt(0.05, { label: 'Fig. 4' }))).toMatchObject([{ label: 'Fig. 4', step: 2 }]);
  });

  it('between two steps belongs to the upper one', () => {
    expect(figuresOf(figureAt(0.05))).toMatchObject([{ step: 0 }]);
  });

  it.each([
    ['behind the last step', figureAt(0.6)],
    ['beside the steps', figureAt(0.05, { box: at(0.05, 0.95) })],
    ['on another page', figureAt(0.05, { page: 2 })],
  ])('%s belongs to all', (_where, figure) => {
    const [shown] = figuresOf(figure);
    expect(shown?.caption).toBe('The fuse box');
    expect(shown).not.toHaveProperty('step');
  });
});
