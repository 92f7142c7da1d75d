/** One photo put to every way of recognising it. */
import perceptualHash from 'sharp-phash';
import { type Look, lookAtPhoto, lookAtReference } from '../../../engine/look/look.ts';
import { matchPhoto, type PhotoFinding, type Reference } from '../../../engine/look/match-photo.ts';
import { shapePicture } from '../../../engine/picture/shape-picture.ts';
import { recognizePicture } from '../../../engine/read/ocr/recognize-picture.ts';
import { type Distortion, distortions, photograph } from './distort.ts';
import type { Half, Screen } from './screen.ts';

export const WAYS = ['look', 'look and words', 'hash'] as const;
export type Way = (typeof WAYS)[number];
export type Kind = 'gallery' | 'lookAlikes' | 'others';

/** What came of a photo: the name of the screen it was matched with, those it was asked back about. */
export type Outcome = { match: string | null; choices: string[] };
export type Trial = {
  half: Half['name'];
  kind: Kind;
  group: string;
  screen: string;
  distortion: string;
  /** Without `look and words` where no words were read. */
  outcomes: Partial<Record<Way, Outcome>>;
  /** CPU of looking at the photo and comparing it with the gallery, milliseconds. */
  cpuMs: number;
};

/** A screen of the gallery as a vendor keeps it. */
export type Entry = { name: string; look: Look; words: string; hash: string };

const SAME_PICTURE_BITS = 10;

/** `canRead`: whether the words in it are read. */
export async function enter(screen: Screen, seed: number, canRead: boolean): Promise<Entry> {
  const [asItIs] = distortions;
  if (asItIs === undefined) throw new Error('There are no distortions.');
  const picture = await photograph(screen, asItIs, seed);
  return {
    name: screen.name,
    look: await lookAtReference(shapePicture, picture),
    words: canRead ? await recognizePicture(shapePicture, picture) : '',
    hash: await perceptualHash(picture),
  };
}

type Setting = { half: Half; kind: Kind; entries: readonly Entry[]; canRead: boolean };

export async function tryPhoto(
  screen: Screen,
  distortion: Distortion,
  { half, kind, entries, canRead }: Setting,
): Promise<Trial> {
  const picture = await photograph(screen, distortion, half.seed + 1);
  const start = process.cpuUsage();
  const look = await lookAtPhoto(shapePicture, picture);
  const byLook = await matchPhoto({ look, words: '' }, entries.map(withoutWords));
  const { user, system } = process.cpuUsage(start);
  const words = canRead ? await recognizePicture(shapePicture, picture) : '';
  const byBoth = canRead ? await matchPhoto({ look, words }, entries.map(toReference)) : null;
  return {
    half: half.name,
    kind,
    group: distortion.group,
    screen: screen.name,
    distortion: distortion.name,
    outcomes: {
      look: outcomeOf(byLook),
      ...(byBoth ? { 'look and words': outcomeOf(byBoth) } : {}),
      hash: { match: byHash(await perceptualHash(picture), entries), choices: [] },
    },
    cpuMs: (user + system) / 1000,
  };
}

const outcomeOf = ({ match, choices }: PhotoFinding<string>): Outcome => ({
  match: match?.item ?? null,
  choices,
});

const toReference = ({ name, look, words }: Entry): Reference<string> => ({
  item: name,
  words,
  loadLook: async () => look,
});
const withoutWords = (entry: Entry): Reference<string> => toReference({ ...entry, words: '' });

function byHash(hash: string, entries: readonly Entry[]): string | null {
  const apart = (other: string) => [...other].filter((bit, i) => bit !== hash[i]).length;
  const [best] = entries
    .map((entry) => ({ name: entry.name, bits: apart(entry.hash) }))
    .sort((a, b) => a.bits - b.bits);
  return best !== undefined && best.bits <= SAME_PICTURE_BITS ? best.name : null;
}
