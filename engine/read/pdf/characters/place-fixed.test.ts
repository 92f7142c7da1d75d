import { describe, expect, it } from 'vitest';
import type { Draft, FixedDraft } from '../page-blocks.ts';
import { placeFixed } from './place-fixed.ts';
import type { Rect } from './printed-line.ts';

const GUTTER = 300;

/** What stands at a place, as a picture: where it is put counts, not what it is. */
const at = (x: number, y: number, width = 230, height = 100): FixedDraft => ({
  kind: 'figure',
  rect: { x, y, width, height },
});
const placesOf = (drafts: readonly Draft[]): Rect[] =>
  drafts.flatMap((draft) => ('rect' in draft ? [draft.rect] : []));

describe('a table or figure', () => {
  const head = at(50, 20, 500, 30);
  const left = at(50, 100);
  const right = at(320, 100);
  const foot = at(320, 600);

  it('at the foot of the left column is read before the right one', () => {
    const table = at(50, 700);
    const placed = placesOf(placeFixed([head, left, right, foot], table, GUTTER));
    expect(placed.indexOf(table.rect)).toBe(2);
  });

  it('is read there, too, where it is printed over the right column', () => {
    const table = at(50, 620, 450);
    const placed = placesOf(placeFixed([head, left, right, foot], table, GUTTER));
    expect(placed.indexOf(table.rect)).toBe(2);
  });

  it('in the right column is read before what stands below it', () => {
    const table = at(320, 300);
    expect(placesOf(placeFixed([head, left, right, foot], table, GUTTER)).indexOf(table.rect)).toBe(3);
  });

  it('is read before the first text below it on a page of one column', () => {
    const table = at(50, 300, 500);
    const below = at(50, 500, 500);
    expect(placesOf(placeFixed([head, left, below], table, null)).indexOf(table.rect)).toBe(2);
  });
});
