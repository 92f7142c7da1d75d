/** Expands a sentence to the unit it belongs to: a list with its lead-in, a procedure, or a question with its answer. */

import { markerFamily, markerNumber, parseListMarker } from '../../../document/list-marker.ts';
import { isWithinOne, type Stretch, splitSentences } from '../../../document/sentences.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import type { FoundPassage } from '../../find/search.ts';
import type { CitedPiece } from '../citations/citations.ts';
import { passagesOfSection } from '../section-passages.ts';

/** A list item with its marker and all its sentences, or a sentence outside any item. */
type Block = CitedPiece & {
  /** Null outside an item; `number` is null for a bullet. */
  item: { family: string; number: number | null } | null;
  /** Whether it introduces the next block: by a colon, or as a question that the next block answers. */
  leadsOn: boolean;
};

/** A list of more items is for reference and is not shown as a whole. */
const MAX_BLOCKS = 80;

/** See {@link createWholes}. */
export type WholeOf = (found: FoundPassage, stretch: Stretch) => CitedPiece[];

/**
 * Finds the pieces of the section that must be shown with a stretch of a passage, in reading order; none if the stretch is complete. Numbered
 * items of a section belong together whatever is printed between them, and in whatever order they were read. A section is split into
 * blocks once, however many of its stretches are asked for.
 */
export function createWholes(index: ManualIndex): WholeOf {
  const known = new Map<number, Block[]>();
  return (found, stretch) => {
    const section = passagesOfSection(index, found);
    const first = section[0]?.number ?? found.number;
    const blocks = known.get(first) ?? section.flatMap(blocksOf);
    known.set(first, blocks);
    return wholeAround(blocks, found, stretch);
  };
}

function wholeAround(blocks: readonly Block[], found: FoundPassage, stretch: Stretch): CitedPiece[] {
  const touched = blocks.flatMap((block, i) =>
    block.found.number === found.number && block.start < stretch.end && block.end > stretch.start ? [i] : [],
  );
  const wanted = new Set<number>();
  for (const at of touched) for (const i of withOthers(blocks, at)) wanted.add(i);
  const isMore = wanted.size > touched.length && wanted.size <= MAX_BLOCKS;
  return isMore ? [...wanted].sort((a, b) => a - b).flatMap((i) => blocks[i] ?? []) : [];
}

/** The numbers of the blocks that form a unit with a block, including its own. */
function withOthers(blocks: readonly Block[], at: number): number[] {
  const block = blocks[at];
  if (block === undefined) return [];
  if (block.item !== null) return listAround(blocks, at, block.item);
  const next = block.leadsOn ? blocks[at + 1] : undefined;
  if (next === undefined) return [at];
  return next.item === null ? [at, at + 1] : [at, ...listAround(blocks, at + 1, next.item)];
}

function listAround(blocks: readonly Block[], at: number, item: NonNullable<Block['item']>): number[] {
  const items = item.number === null ? bulletsAround(blocks, at) : numbersAround(blocks, at);
  const before = blocks[(items[0] ?? at) - 1];
  const isLedTo = before?.item === null && before.leadsOn;
  // Sub-items of what is shown belong to it.
  const nested = items.flatMap((i, n) => subItems(blocks, i, items[n + 1]));
  return [...(isLedTo ? [(items[0] ?? at) - 1] : []), ...items, ...nested];
}

/** Consecutive items with the same bullet; items with another bullet in between are sub-items. */
function bulletsAround(blocks: readonly Block[], at: number): number[] {
  const family = blocks[at]?.item?.family;
  const reach = (step: 1 | -1): number[] => {
    const own: number[] = [];
    for (let i = at + step; blocks[i]?.item?.family === family; i += step) own.push(i);
    return own;
  };
  return [...reach(-1).reverse(), at, ...reach(1)];
}

/** The numbered items reached from one by counting up and down, each the nearest with that number. */
function numbersAround(blocks: readonly Block[], at: number): number[] {
  const own = blocks[at]?.item;
  const places = new Map([[own?.number ?? 0, at]]);
  const reach = (step: 1 | -1) => {
    let last = at;
    for (let number = (own?.number ?? 0) + step; number > 0; number += step) {
      const candidates = blocks.flatMap(({ item }, i) =>
        item?.number === number && item.family === own?.family ? [i] : [],
      );
      const next = nearest(candidates, last, step);
      if (next === undefined) return;
      places.set(number, next);
      last = next;
    }
  };
  reach(-1);
  reach(1);
  return [...places].sort(([a], [b]) => a - b).map(([, place]) => place);
}

/** The next one in reading order if there is one, otherwise the nearest. */
function nearest(places: readonly number[], from: number, step: 1 | -1): number | undefined {
  const ahead = places.filter((place) => (place - from) * step > 0);
  const pool = ahead.length > 0 ? ahead : places;
  return pool.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from))[0];
}

/** Number of items of other lists between an item and the next of its own list. */
function subItems(blocks: readonly Block[], from: number, to: number | undefined): number[] {
  const own: number[] = [];
  const family = blocks[from]?.item?.family;
  for (let i = from + 1; i !== to && blocks[i]?.item && blocks[i]?.item?.family !== family; i += 1)
    own.push(i);
  return own;
}

function blocksOf(found: FoundPassage): Block[] {
  const { kind, text, labels = [], listings = [] } = found.passage;
  if (kind === 'table' || kind === 'code') return [];
  const blocks: Block[] = [];
  for (const { start, end } of splitSentences(text)) {
    if (isWithinOne([...labels, ...listings], { start, end })) continue;
    const said = text.slice(start, end);
    const isOpening = start === 0 || text.charAt(start - 1) === '\n';
    const marker = parseListMarker(said);
    const isItem = marker !== null && (isOpening || marker.ordered) && /\p{L}/u.test(marker.rest);
    const last = blocks.at(-1);
    const isOfItem = last?.item && (!isOpening || /^\p{Ll}/u.test(said));
    const leadsOn = /[:：]$/.test(said) || (/[?？]$/.test(said) && /^\s*(?:\n|$)/.test(text.slice(end)));
    if (!isItem && last && isOfItem) {
      blocks[blocks.length - 1] = { ...last, end, leadsOn };
      continue;
    }
    const number = marker?.ordered ? markerNumber(marker.marker) : null;
    const item = isItem && marker ? { family: markerFamily(marker.marker), number } : null;
    blocks.push({ found, start, end, item, leadsOn });
  }
  return blocks;
}
