import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual, type PassageDraft } from '../testing/make-manual.ts';

const answerOf = (draft: PassageDraft, question: string) =>
  ask(indexOf(makeManual([...FILLER, { page: 7, ...draft }])), question);

describe('the extract of a text with a drawing in it', () => {
  const TEXT =
    'The pump draws water through the filter.\nfilter\npump\n10\nFig. 3 Water circuit\n1 Tank 2 Pump';
  const labels = ['filter\n', 'pump\n', '10\n'].map((label) => {
    const start = TEXT.indexOf(`\n${label}`) + 1;
    return { start, end: start + label.length - 1 };
  });
  const draft = { heading: 'Water', text: TEXT, labels };

  it('is shown and quoted without the words on it', () => {
    const { content, citations } = answerOf(draft, 'What draws water through the pump and its filter?');
    const shown = 'The pump draws water through the filter.\nFig. 3 Water circuit\n1 Tank 2 Pump';
    expect(content).toBe(shown);
    expect(citations[0]?.quote).toBe(shown);
    expect(citations[0]?.boxes).toHaveLength(3);
  });

  it('names the page of a passage that has nothing but such words', () => {
    const bare = {
      heading: 'Valve block',
      text: 'inlet\noutlet',
      labels: [
        { start: 0, end: 5 },
        { start: 6, end: 12 },
      ],
    };
    const { content, citations } = answerOf(bare, 'Where is the inlet of the valve block?');
    expect(content).toBe('Valve block');
    expect(citations[0]).toMatchObject({ page: 7, quote: '' });
  });
});

describe('the extract of a text about codes', () => {
  it('begins with the sentence of the code that is asked for and ends before the next', () => {
    const text = [
      'The display shows what is wrong.',
      'E-04 The tank is empty. Fill it.',
      'E-05 The heater is dry. Call service.',
    ].join('\n');
    const { content } = answerOf({ heading: 'Codes', text }, 'What does E-04 on the display mean?');
    expect(content).toBe('E-04 The tank is empty. Fill it.');
  });
});
