import { expect, it } from 'vitest';
import type { Fragment } from '../page-content.ts';
import { dropFrames } from './frame-signs.ts';

const item = (text: string, place: Partial<Fragment> = {}): Fragment => ({
  text,
  x: 90,
  y: 100,
  width: 50,
  height: 10,
  fontSize: 10,
  fontName: 'CMR10',
  ...place,
});

it('drops the corners of the frame of a listing', () => {
  expect(dropFrames([item('☛', { fontName: 'ABCDEF+LCIRCLE10', height: 40 }), item('List')])).toEqual([
    item('List'),
  ]);
});

it('takes a corner from the word that it was joined to, which stands on the line of its neighbour', () => {
  const joined = item('invalid☛', { y: 97, width: 48, height: 40 });
  const neighbour = item('serial number', { x: 135 });
  const [word] = dropFrames([joined, neighbour]);
  expect(word).toEqual(item('invalid', { y: 100, width: 42, height: 10 }));
  expect(dropFrames([joined])).toEqual([item('invalid', { y: 97, width: 42, height: 9 })]);
});

it('leaves signs of the text alone', () => {
  const words = [item('Press ☛'), item('T☛', { fontSize: 1, height: 40 })];
  expect(dropFrames(words)).toEqual(words);
});
