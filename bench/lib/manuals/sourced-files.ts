import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Chapter } from '../../../sample/source/blocks.ts';
import { chapters } from '../../../sample/source/manual.ts';

/** How the truth about a manual is taken from what it was made of. */
export type GoldReaders<Gold> = {
  ofChapters(chapters: Chapter[]): Gold;
  ofHtml(html: string): Gold;
};

/** A file and the truth about what is in it. */
export type SourcedFile<Gold> = { file: string; gold: Gold };

const FORMATS = ['pdf', 'docx', 'doc'];

/**
 * The files whose source is known. Without `dir` those of the sample manual, whose source is data; with it those made
 * of an HTML file of the folder: NAME.pdf, NAME.docx and NAME.doc of NAME.html, and all that begin with "NAME-" of
 * NAME-truth.html. Throws if there are none.
 */
export function listSourcedFiles<Gold>(
  dir: string | undefined,
  { ofChapters, ofHtml }: GoldReaders<Gold>,
): SourcedFile<Gold>[] {
  if (dir === undefined) {
    const gold = ofChapters(chapters);
    const folder = fileURLToPath(new URL('../../../sample/', import.meta.url));
    return FORMATS.map((format) => ({ file: join(folder, `manual.${format}`), gold }));
  }
  const names = readdirSync(dir).sort();
  const files = names
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const gold = ofHtml(readFileSync(join(dir, name), 'utf8'));
      return namesMadeOf(name, names).map((made) => ({ file: join(dir, made), gold }));
    });
  if (files.length === 0) throw new Error(`No NAME.html with a PDF or Word file of that name in ${dir}.`);
  return files;
}

function namesMadeOf(source: string, names: readonly string[]): string[] {
  const name = source.slice(0, -'.html'.length);
  const stem = name.endsWith('-truth') ? name.slice(0, -'truth'.length) : `${name}.`;
  return FORMATS.flatMap((format) =>
    names.filter((other) => other.startsWith(stem) && other.endsWith(`.${format}`)),
  );
}
