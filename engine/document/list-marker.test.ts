import { describe, expect, it } from 'vitest';
import { markerFamily, markerNumber, parseListMarker } from './list-marker.ts';

it('takes a bullet for one also where no blank follows it', () => {
  expect(parseListMarker('•There is a risk.')).toEqual({
    marker: '•',
    ordered: false,
    rest: 'There is a risk.',
  });
  expect(parseListMarker('•')).toBeNull();
});

it.each([
  ['3.Wait until it is quiet.', '3.'],
  ['2)USB cable', '2)'],
])('takes a number for a marker also where no blank follows it: "%s"', (text, marker) => {
  expect(parseListMarker(text)).toEqual({ marker, ordered: true, rest: text.slice(marker.length) });
});

it.each(['3.2 Care', '3.D printing', '1.5V batteries', '2)x'])('takes "%s" for no item', (text) => {
  expect(parseListMarker(text)).toBeNull();
});

describe('digits in circles', () => {
  it.each([
    ['① Open the lid.', 1],
    ['⑫ Close it.', 12],
    ['❸Switch on.', 3],
    ['➓ Wait.', 10],
  ])('number the step %s', (text, number) => {
    const found = parseListMarker(text);
    expect(found).toMatchObject({ ordered: true, rest: text.slice(1).trim() });
    expect(markerNumber(found?.marker ?? '')).toBe(number);
    expect(markerFamily(found?.marker ?? '')).toBe('1');
  });
});
