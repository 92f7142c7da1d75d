/**
 * What figures must not fall below, or rise above, from `bench/answering/floors.json`: a point or two off what was measured, or one question
 * for the short form, which asks few.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const limit = z.strictObject({ least: z.number().optional(), most: z.number().optional() });
const floors = z.record(z.string(), z.record(z.string(), limit));

/** By group of figures, then by figure. */
export type Floors = z.output<typeof floors>;
export type MeasuredFigures = Record<string, Record<string, number | null>>;

/** The floors that are kept beside the benches. */
export const readFloors = (): Floors =>
  floors.parse(JSON.parse(readFileSync(new URL('../floors.json', import.meta.url), 'utf8')));

/**
 * What is worse than its floor, in sentences. A figure that has a floor and was not measured fails, too: a set that went
 * missing must not pass. Only `groups` are looked at.
 */
export function findBelow(kept: Floors, measured: MeasuredFigures, groups: readonly string[]): string[] {
  return groups.flatMap((group) =>
    Object.entries(kept[group] ?? {}).flatMap(([name, { least, most }]) => {
      const value = measured[group]?.[name] ?? null;
      const figure = `${group} ${name}`;
      if (value === null) return [`${figure} was not measured.`];
      if (least !== undefined && value < least)
        return [`${figure} is ${value}, at least ${least} is wanted.`];
      if (most !== undefined && value > most) return [`${figure} is ${value}, at most ${most} is wanted.`];
      return [];
    }),
  );
}
