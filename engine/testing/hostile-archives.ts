import type { ZipEntry } from './zip-writer.ts';

/** A way in which an archive can be made to hurt, told on any format that is one. */
export type ArchiveAttack = { what: string; entries: () => ZipEntry[]; reasons: readonly string[] };

const MB = 1_000_000;

/**
 * Entries that are added to a readable archive of a format whose main part is `main`, and what may come of it. An entry of the
 * same name takes the place of the first.
 */
export const archiveAttacks = (main: string): ArchiveAttack[] => [
  {
    what: 'a part that expands out of all proportion',
    entries: () => [{ name: main, data: Buffer.alloc(40 * MB, 0x20) }],
    reasons: ['too-complex'],
  },
  {
    what: 'further entries that do',
    entries: () => [1, 2, 3].map((at) => ({ name: `more/${at}.bin`, data: Buffer.alloc(30 * MB) })),
    reasons: ['too-complex'],
  },
  {
    what: 'a false size',
    entries: () => [{ name: main, data: 'x'.repeat(5 * MB), claimedBytes: 10 }],
    reasons: ['damaged', 'too-complex'],
  },
  {
    what: 'more entries than any manual has',
    entries: () => Array.from({ length: 5100 }, (_, at) => ({ name: `more/${at}.txt`, data: 'x' })),
    reasons: ['too-complex'],
  },
  {
    what: 'a name that leads out of it',
    entries: () => [{ name: '../../../../tmp/outside.xhtml', data: 'x' }],
    reasons: ['damaged'],
  },
  {
    what: 'tags set in without end',
    entries: () => [{ name: main, data: '<a><b><table:table><table:table-row>'.repeat(50_000) }],
    reasons: ['damaged', 'too-complex', 'empty', ''],
  },
  {
    what: 'a main part that is no text',
    entries: () => [{ name: main, data: Buffer.from([0, 1, 2, 3, 0, 0, 7]) }],
    reasons: ['damaged'],
  },
];

/** A readable archive's entries with those of an attack among them. */
export const attacked = (entries: readonly ZipEntry[], added: readonly ZipEntry[]): ZipEntry[] => [
  ...entries.filter(({ name }) => !added.some((entry) => entry.name === name)),
  ...added,
];
