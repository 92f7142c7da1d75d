import { describe, expect, it } from 'vitest';
import { askEntries, fits, readTyped } from './entries.ts';

const pump = { id: 'p', name: 'Pump P7' };
const oven = { id: 'o', name: 'Oven' };
const some = [pump, oven, { id: 'x', name: 'X' }, { id: 'y', name: 'Y' }];

it.each([
  ['  pump ', { search: 'pump', question: null }],
  ['Ask Pump P7: why? it: leaks', { search: 'Pump P7', question: 'why? it: leaks' }],
  ['ask oven:', { search: 'oven', question: '' }],
  ['ask oven', { search: 'ask oven', question: null }],
  ['E-07: what', { search: 'E-07: what', question: null }],
])('reads %j', (typed, read) => {
  expect(readTyped(typed)).toEqual(read);
});

it.each([
  ['Company Profile', 'prof com', true],
  ['Kaffeemühle', 'KAFFEEMUHLE', true],
  ['Analytics', 'lyt', false],
  ['Analytics', '', true],
])('a label %s fits %j: %s', (label, search, expected) => {
  expect(fits(label, search)).toBe(expected);
});

describe('askEntries', () => {
  const labels = (...args: Parameters<typeof askEntries>) => askEntries(...args).map(({ label }) => label);

  it('asks the product that is named, and no other', () => {
    expect(askEntries('Ask pump: why does it leak?', [pump], some)).toEqual([
      {
        id: 'ask-p',
        group: 'ask',
        label: 'Ask Pump P7: why does it leak?',
        choice: { kind: 'ask', product: pump, question: 'why does it leak?' },
      },
    ]);
    expect(labels('ask nothing: x', [], some)).toEqual([]);
  });

  it('asks a few products what was typed, but lets a name of a product begin its question', () => {
    expect(labels('it leaks', [], some)).toEqual([
      'Ask Pump P7: it leaks',
      'Ask Oven: it leaks',
      'Ask X: it leaks',
    ]);
    expect(labels('oven', [oven], some)).toEqual([
      'Ask Oven: ',
      'Ask Pump P7: oven',
      'Ask X: oven',
      'Ask Y: oven',
    ]);
  });

  it('begins a question where none is typed', () => {
    expect(askEntries('', [], [pump])).toMatchObject([{ choice: { kind: 'begin', text: 'Ask Pump P7: ' } }]);
    expect(askEntries('Ask Oven:', [oven], some)).toMatchObject([
      { choice: { kind: 'begin', text: 'Ask Oven: ' } },
    ]);
  });
});
