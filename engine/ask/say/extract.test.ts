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

  it('holds the listing that its last sentence leads to, whatever that begins with', () => {
    const listing = 'msp432 unlock\nmsp432 lock';
    const text = `The loader of the MSP432P4 can be replaced. To do so:\n${listing}\nOther devices have none.`;
    const start = text.indexOf(listing);
    const listings = [{ start, end: start + listing.length }];
    const { content } = answerOf({ heading: 'Loader', text, listings }, 'Which loader has the MSP432P4?');
    expect(content).toMatch(/To do so:\nmsp432 unlock\nmsp432 lock$/);
  });
});

it('an extract that ends in a colon goes on to the items of the list', () => {
  const items = ['• posting', '• paying'];
  const sentence = (n: number) =>
    `Bookings of an account of that kind say much about number ${n} and ${'very '.repeat(20)}little else.`;
  const text = [...[1, 2, 3].map(sentence), 'Never delete a voucher but by:', ...items, 'The end.'].join(
    '\n',
  );
  const { content } = answerOf({ heading: 'Vouchers', text }, 'Which bookings of an account say much?');
  expect(content.endsWith(`by:\n${items.join('\n')}`)).toBe(true);
});

describe('the extract of a text that holds the amount asked for', () => {
  const owed = 'The kettle is made to last for two years from the day it was bought in a shop of ours.';
  const not =
    'This guarantee does not cover a kettle that was dropped, opened or left without water. ' +
    'It does not cover the lid, the filter and other parts that wear out. '.repeat(3);
  const then =
    'Send us the kettle with the bill. We repair it or replace it, and pay for the way back. '.repeat(4);
  const draft = { heading: 'Guarantee', text: `${owed} ${not}${then}`.trim() };

  it('goes back to it, though it holds no other word of the question', () => {
    const { content } = answerOf(draft, 'How long is the guarantee?');
    expect(content).toContain('for two years');
  });

  it('begins where the words are, where no amount is asked for', () => {
    expect(answerOf(draft, 'What does the guarantee not cover?').content).not.toContain('for two years');
  });
});
