/** The documentation: its chapters, and the search in them. */
import { readFile } from 'node:fs/promises';
import { guidePath } from '../../../contracts/site-paths.ts';
import { type MarkdownPage, renderMarkdown } from '../../lib/markdown.ts';

/** Chapters in the order in which they are read. Each is a file in docs/guide. */
export const CHAPTERS = {
  vendors: [
    'getting-started',
    'adding-manuals',
    'reading-the-check',
    'sending-links',
    'changes',
    'instructions',
    'places',
    'your-team',
    'your-data',
    'corrections',
    'for-the-writer',
    'embedding',
    'api',
    'assistants',
    'comparison',
  ],
  hosts: ['installing', 'settings', 'backup', 'scaling'],
} as const;

export type Chapter = MarkdownPage & { name: string; audience: keyof typeof CHAPTERS };

/** A place that was found, with the words around it. */
export type Found = { href: string; chapter: string; heading: string; excerpt: string };

export type Guide = {
  chapters: readonly Chapter[];
  /** The places where all `words` stand, the best first. */
  search: (words: string) => Found[];
};

const MOST_FOUND = 20;
const MOST_WORDS = 8;
const EXCERPT_CHARS = 160;
const HEADING_WEIGHT = 6;

/** Where a link of a chapter leads: `sending-links.md#top` is another chapter. */
const hrefOf = (target: string): string => target.replace(/^([a-z-]+)\.md/, (_all, name) => guidePath(name));

/** Loads the documentation. @param folder URL of the folder with the chapters, with a slash at its end */
export async function loadGuide(folder: URL): Promise<Guide> {
  const names = Object.entries(CHAPTERS).flatMap(([audience, list]) =>
    list.map((name) => ({ name, audience: audience as keyof typeof CHAPTERS })),
  );
  const chapters = await Promise.all(
    names.map(async ({ name, audience }) => ({
      ...renderMarkdown(await readFile(new URL(`${name}.md`, folder), 'utf8'), hrefOf),
      name,
      audience,
    })),
  );
  return { chapters, search: (words) => search(chapters, words) };
}

/** The words of a text as they are compared: without case and accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function search(chapters: readonly Chapter[], words: string): Found[] {
  const wanted = fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  if (wanted.length === 0) return [];
  const found = chapters.flatMap(({ name, title, sections }) =>
    sections.map(({ id, heading, text }) => ({
      score: scoreOf(wanted, fold(`${title} ${heading}`), fold(text)),
      href: `${guidePath(name)}${id === '' ? '' : `#${id}`}`,
      chapter: title,
      heading,
      excerpt: excerptOf(text, wanted),
    })),
  );
  return found
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ score: _score, ...place }) => place);
}

/** 0 where a word is missing; a word counts where another begins with it. */
function scoreOf(wanted: readonly string[], heading: string, text: string): number {
  let score = 0;
  for (const word of wanted) {
    const times = timesIn(heading, word) * HEADING_WEIGHT + Math.min(timesIn(text, word), HEADING_WEIGHT);
    if (times === 0) return 0;
    score += times;
  }
  return score;
}

const timesIn = (text: string, word: string): number =>
  text.split(/[^\p{L}\p{N}]+/u).filter((other) => other.startsWith(word)).length;

/** The words around the first that was looked for. */
function excerptOf(text: string, wanted: readonly string[]): string {
  const words = text.trim().split(/\s+/);
  const at = words.findIndex((word) => wanted.some((part) => fold(word).includes(part)));
  const from = Math.max(0, at - 6);
  let excerpt = from > 0 ? '… ' : '';
  for (const word of words.slice(from)) {
    if (excerpt.length + word.length > EXCERPT_CHARS) return `${excerpt}…`;
    excerpt += `${word} `;
  }
  return excerpt.trim();
}
