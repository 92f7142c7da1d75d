/**
 * `npm run bench -- photo [--look-only] [--misses] [--every N]`: photos of screens with an error against a gallery of them, and
 * photos of everything else. Thresholds were chosen on the half `dev`; `held` has other devices. Beside it the 64-bit
 * perceptual hash (`sharp-phash`, up to 10 bits apart), which was all there was before.
 */
import perceptualHash from 'sharp-phash';
import { type Look, lookAtPhoto, lookAtReference } from '../engine/look/look.ts';
import { matchPhoto, type Reference } from '../engine/look/match-photo.ts';
import { recognizePicture } from '../engine/read/ocr/recognize-picture.ts';
import { findProgram } from '../engine/runtime/find-program.ts';
import { percent, printTable, round } from './lib/table.ts';
import { type Distortion, distortions, photograph, plainDistortions } from './photo/distort.ts';
import { halves } from './photo/halves.ts';
import type { Half, Screen } from './photo/screen.ts';

const SAME_PICTURE_BITS = 10;
const WAYS = ['look and words', 'look', 'hash'] as const;
type Way = (typeof WAYS)[number];
type Trial = {
  half: Half['name'];
  kind: 'gallery' | 'lookAlikes' | 'others';
  group: string;
  right: Record<Way, boolean>;
};
type Entry = { screen: Screen; look: Look; words: string; hash: string };

export async function run(args: string[]): Promise<void> {
  const canRead = !args.includes('--look-only') && findProgram('tesseract') !== null;
  const every = args.includes('--every') ? Number(args[args.indexOf('--every') + 1]) : 1;
  let count = 0;
  const trials: Trial[] = [];
  const msPerImage: number[] = [];
  for (const half of halves) {
    const entries: Entry[] = [];
    for (const screen of half.gallery) entries.push(await enter(screen, half.seed, canRead));
    for (const kind of ['gallery', 'lookAlikes', 'others'] as const) {
      for (const screen of half[kind]) {
        for (const distortion of distortions) {
          if (kind !== 'gallery' && !plainDistortions.includes(distortion.name)) continue;
          count += 1;
          if (count % every !== 0) continue;
          const { found, ms } = await recognise(screen, distortion, { half, entries, canRead });
          msPerImage.push(ms);
          const expected = kind === 'gallery' ? screen.name : null;
          const right = Object.fromEntries(WAYS.map((way) => [way, found[way] === expected])) as Record<
            Way,
            boolean
          >;
          trials.push({ half: half.name, kind, group: distortion.group, right });
          if (
            args.includes('--misses') &&
            half.name === 'dev' &&
            !right[canRead ? 'look and words' : 'look']
          ) {
            console.log(`${kind}: ${screen.name}, ${distortion.name}: ${JSON.stringify(found)}`);
          }
        }
      }
    }
  }
  report(trials, canRead, msPerImage);
}

async function enter(screen: Screen, seed: number, canRead: boolean): Promise<Entry> {
  const [asItIs] = distortions;
  if (asItIs === undefined) throw new Error('There are no distortions.');
  const picture = await photograph(screen, asItIs, seed);
  const words = canRead ? await recognizePicture(picture) : '';
  return { screen, look: await lookAtReference(picture), words, hash: await perceptualHash(picture) };
}

type Setting = { half: Half; entries: readonly Entry[]; canRead: boolean };

async function recognise(screen: Screen, distortion: Distortion, { half, entries, canRead }: Setting) {
  const picture = await photograph(screen, distortion, half.seed + 1);
  const words = canRead ? await recognizePicture(picture) : '';
  const start = process.cpuUsage();
  const look = await lookAtPhoto(picture);
  const byLook = await matchPhoto(
    { look, words: '' },
    entries.map((entry) => toReference(entry, '')),
  );
  const { user, system } = process.cpuUsage(start);
  const both = canRead
    ? await matchPhoto(
        { look, words },
        entries.map((entry) => toReference(entry, entry.words)),
      )
    : byLook;
  const found: Record<Way, string | null> = {
    'look and words': both?.item ?? null,
    look: byLook?.item ?? null,
    hash: byHash(await perceptualHash(picture), entries),
  };
  return { found, ms: (user + system) / 1000 };
}

const toReference = ({ screen, look }: Entry, words: string): Reference<string> => ({
  item: screen.name,
  words,
  loadLook: async () => look,
});

function byHash(hash: string, entries: readonly Entry[]): string | null {
  const apart = (other: string) => [...other].filter((bit, i) => bit !== hash[i]).length;
  const [best] = entries
    .map((entry) => ({ name: entry.screen.name, bits: apart(entry.hash) }))
    .sort((a, b) => a.bits - b.bits);
  return best !== undefined && best.bits <= SAME_PICTURE_BITS ? best.name : null;
}

function report(trials: readonly Trial[], canRead: boolean, ms: readonly number[]): void {
  const ways = WAYS.filter((way) => canRead || way !== 'look and words');
  const names = halves.map(({ name }) => name);
  const share = (way: Way, kept: readonly Trial[]) =>
    kept.filter(({ right }) => right[way]).length / Math.max(1, kept.length);
  const columns = names.flatMap((half) => ways.map((way) => ({ half, way })));
  const rowOf = (label: string, keeps: (trial: Trial) => boolean, isMiss = false) => {
    const kept = trials.filter(keeps);
    const shares = columns.map(({ half, way }) =>
      share(
        way,
        kept.filter((trial) => trial.half === half),
      ),
    );
    return [label, String(kept.length), ...shares.map((value) => percent(isMiss ? 1 - value : value))];
  };
  const groups = [...new Set(distortions.map(({ group }) => group))];
  printTable(
    ['% of photos', 'photos', ...columns.map(({ half, way }) => `${half}: ${way}`)],
    [
      ...groups.map((group) => rowOf(group, (trial) => trial.kind === 'gallery' && trial.group === group)),
      rowOf('right, all', ({ kind }) => kind === 'gallery'),
      rowOf('false: same layout, other code', ({ kind }) => kind === 'lookAlikes', true),
      rowOf('false: other things', ({ kind }) => kind === 'others', true),
      rowOf('false, all', ({ kind }) => kind !== 'gallery', true),
    ],
  );
  const figures = columns.map(({ half, way }) => {
    const of = (keeps: (trial: Trial) => boolean) =>
      share(
        way,
        trials.filter((trial) => trial.half === half && keeps(trial)),
      );
    const top1 = round(of(({ kind }) => kind === 'gallery'));
    const falseMatches = round(1 - of(({ kind }) => kind !== 'gallery'));
    return [`${half} ${way}`, { top1, falseMatches }];
  });
  const cpuMs = Math.round(ms.reduce((sum, value) => sum + value, 0) / Math.max(1, ms.length));
  console.log(
    JSON.stringify({
      bench: 'photo',
      photos: trials.length,
      canRead,
      cpuMsPerPhoto: cpuMs,
      ...Object.fromEntries(figures),
    }),
  );
}
