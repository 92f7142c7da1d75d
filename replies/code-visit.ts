/** What the address of a printed code tells of whoever opened it. */
import type { ChapterName } from '../engine/ask/chapters/find-chapter.ts';
import { isBounded, isWithin, type SerialRange } from './serials.ts';

/** A place as far as answers go. */
export type PlaceOfCode = ChapterName & { variant: string };
/** The machines of a model, by their serial numbers. */
export type ModelRange = SerialRange & { model: string };

export type ReadCode = {
  /** What is not asked back for; the surest first. */
  variants: string[];
  chapter: ChapterName | null;
};

/**
 * Reads a code: the model that it names goes before that of its place, and that before the one that the maker's ranges of serial
 * numbers say, where only one model has that number.
 */
export function readCode(
  { model = '', serial = '' }: { model?: string | undefined; serial?: string | undefined },
  place: PlaceOfCode | null,
  ranges: readonly ModelRange[],
): ReadCode {
  const bySerial =
    serial === ''
      ? []
      : [
          ...new Set(
            ranges.filter((range) => isBounded(range) && isWithin(range, serial)).map((range) => range.model),
          ),
        ];
  const variants = [model, place?.variant ?? '', bySerial.length === 1 ? (bySerial[0] ?? '') : ''];
  return {
    variants: [...new Set(variants.filter((name) => name !== ''))],
    chapter: place && { manualId: place.manualId, heading: place.heading, path: place.path },
  };
}
