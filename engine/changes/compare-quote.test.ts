import { describe, expect, it } from 'vitest';
import type { Passage } from '../document/manual.ts';
import { runAtOnce } from '../runtime/pieces.ts';
import { compareQuote } from './compare-quote.ts';
import { wordsOfVersion } from './version-words.ts';

type Given = { text: string; heading?: string; page?: number };

const passageOf = ({ text, heading = 'Care', page = 1 }: Given, ordinal: number): Passage => ({
  ...{ ordinal, section: 0, kind: 'text', heading, path: [], text, context: '', page, pageEnd: page },
  ...{ spans: [], steps: [], table: null, level: null, warnings: [], figures: [], continues: null },
});

const versionOf = (...passages: Given[]) =>
  runAtOnce(wordsOfVersion({ manualId: 'm', language: 'en', passages: passages.map(passageOf) }));

const compare = (quote: string, ...passages: Given[]) =>
  compareQuote({ quote, heading: 'Care', path: [] }, [versionOf(...passages)]);

describe('a quote that says the same', () => {
  it.each([
    ['Descale the machine every 3 months.', 'Rinse it.\nDescale the machine every 3 months.\nDry it.'],
    ['Descale the  machine\nevery 3 months.', 'Descale the machine every 3 months.'],
    ['Unplug the power-on lamp.', 'Unplug the power on lamp.'],
    ['Use the descal-\ning agent.', 'Use the descaling agent.'],
    ['1. Close the valves V1 and V2.', '4. Close the valves V1 and V2.'],
    ['Turn the cap (see Fig. 7).', 'Turn the cap (see Fig. 9).'],
    ['Empty the tray, see page 12.', 'Empty the tray, see page 14.'],
    ['The pump weighs 2,5 kg.', 'The pump weighs 2.5 kg.'],
    ['Use 10 – 20 g of it.', 'Use 10–20 g of it.'],
    ['Réglez-le sur « fort ».', 'Réglez-le sur "fort".'],
  ])('%j is no change to %j', (before, now) => {
    expect(compare(before, { text: now })).toEqual([]);
  });

  it('is no change on another page, under another heading, or in another manual', () => {
    const quote = 'Descale the machine every 3 months.';
    expect(compare(quote, { text: quote, heading: 'Service', page: 40 })).toEqual([]);
    const other = versionOf({ text: 'Something about cups and beans.' });
    const moved = versionOf({ text: quote });
    expect(compareQuote({ quote, heading: 'Care', path: [] }, [other, moved])).toEqual([]);
  });

  it('is no change where passages are parted elsewhere', () => {
    const quote = 'Close the valve. Open the cap. Flush the mesh with water.';
    const parts = quote.split(/(?<=\.) /).map((text) => ({ text }));
    expect(compare(quote, ...parts)).toEqual([]);
  });

  it('is no change where a line of a list, the label of a drawing or a cell stands beside others', () => {
    const legend = '1 Cup tray 2 Water tank with lid, 2.4 litres 3 Display with three keys';
    expect(compare('2 Water tank with lid, 2.4 litres', { text: legend })).toEqual([]);
    expect(compare('Cup tray', { text: legend })).toEqual([]);
  });

  it('may be cut from the middle of a sentence', () => {
    expect(compare('every 3 months with', { text: 'Descale it every 3 months with acid.' })).toEqual([]);
  });
});

describe('a quote that says something else', () => {
  it.each([
    ['Descale the machine every 3 months.', 'Descale the machine every 2 months.'],
    ['Descale the machine every 3 months.', 'Descale the machine every 3 months or 200 cups.'],
    ['Open the cap while it is running.', 'Never open the cap while it is running.'],
    ['The pressure must be < 5 bar.', 'The pressure must be > 5 bar.'],
    ['Store it at 5 °C or above.', 'Store it at -5 °C or above.'],
    ['Do not use keine Seife dort.', 'Do not use eine Seife dort.'],
    ['The pump weighs 2.5 kg.', 'The pump weighs 25 kg.'],
    ['Never wash the filter with soap.', 'Ever wash the filter with soap.'],
    ['水を50度に加熱します。', '水を60度に加熱します。'],
  ])('%j is changed by %j', (before, now) => {
    const passages = [{ text: 'Put the cup below the spout.' }, { text: now, page: 3 }];
    expect(compare(before, ...passages)).toEqual([{ before, now, page: 3, isCertain: true }]);
  });

  it('is another amount in the row of a table', () => {
    expect(compare('Volume of the tank\t2.4 litres', { text: 'Volume of the tank\t2.6 litres' })).toEqual([
      {
        ...{ before: 'Volume of the tank\t2.4 litres', now: 'Volume of the tank\t2.6 litres' },
        ...{ page: 1, isCertain: true },
      },
    ]);
  });

  it('is told by the sentence that differs, not by those beside it', () => {
    const quote = 'Close the valve. Wait for 30 seconds. Open the cap.';
    const [change, ...more] = compare(quote, { text: 'Close the valve. Wait for 60 seconds. Open the cap.' });
    expect(change).toMatchObject({ before: 'Wait for 30 seconds.', now: 'Wait for 60 seconds.' });
    expect(more).toEqual([]);
  });

  it('is gone where nothing like it is left', () => {
    const quote = 'Descale the machine every 3 months.';
    expect(compare(quote, { text: 'The warranty of the machine holds for 3 years.' })[0]).toMatchObject({
      ...{ now: null, isCertain: true },
    });
    expect(compare('Do not use it in the rain.', { text: 'Do not put it in the sun.' })[0]?.now).toBeNull();
    expect(compare(quote, { text: 'Beans are ground in the hopper on top.' })).toEqual([
      { before: quote, now: null, page: null, isCertain: true },
    ]);
  });
});

describe('what nobody is told of before somebody has looked', () => {
  it.each([
    ['Clean the colour sensor with a cloth.', 'Clean the color sensor with a cloth.'],
    [
      'Read chapter 4, which is described in part 3 of the book.',
      'Read chapter 4, which is described in part 5 of the book.',
    ],
    ['Rinse first and then dry the wand.', 'Dry the wand and then rinse first.'],
  ])('%j may be %j', (before, now) => {
    expect(compare(before, { text: now })).toEqual([{ before, now, page: 1, isCertain: false }]);
  });

  it('is what is no sentence and gone, or has lost what stood beside it', () => {
    expect(compare('Two-boiler espresso machine', { text: 'Beans are ground on top.' })[0]?.isCertain).toBe(
      false,
    );
    expect(
      compare('Water supply of the machine 5.4', { text: 'Water supply of the machine' })[0]?.isCertain,
    ).toBe(false);
  });

  it('is what stands in a table now', () => {
    const before = 'The interval for descaling with hard water is 3 months.';
    const [change] = compare(before, { text: 'descaling\ninterval\nhard water\nwith the\n3 months' });
    expect(change?.isCertain).toBe(false);
  });

  it('is what another chapter says the same of, while its own says another amount', () => {
    const before = 'Set the dial to 60 °C.';
    const passages = [
      { text: 'Set the dial to 70 °C.', heading: 'Care' },
      { text: before, heading: 'Other model' },
    ];
    expect(compare(before, ...passages)).toEqual([
      { before, now: 'Set the dial to 70 °C.', page: 1, isCertain: false },
    ]);
  });
});
