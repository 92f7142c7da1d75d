/** An instructions page as a small web site in a ZIP, which works from a USB stick and on any web server. */
import type { Readable } from 'node:stream';
import { type ZipEntry, zipStream } from '../../../lib/zip-stream.ts';
import type { EditionRow } from '../instructions.repository.ts';
import { instructionsPage } from './page-html.ts';
import type { PublicInstructions, PublicPage } from './public-instructions.service.ts';
import { readingPage } from './reading-html.ts';
import { INSTRUCTIONS_STYLE } from './style.ts';
import { LANGUAGES } from './texts/choose-texts.ts';
import type { InstructionTexts } from './texts/instruction-texts.ts';

/** What is read of the service. */
type Reading = Pick<PublicInstructions, 'content' | 'listTasks' | 'openFile' | 'today'>;

const DECLARATION = 'declaration.pdf';

/**
 * Writes the archive as fast as it is read.
 * @param texts in which it begins; all languages of pages are in it
 */
export function staticSite(service: Reading, found: PublicPage, texts: InstructionTexts): Readable {
  return zipStream(entries(service, found, texts), new Date());
}

/** The page of a language: the reader's is the one that opens by itself. */
const indexOf = (language: string, first: InstructionTexts): string =>
  language === first.language ? 'index.html' : `index.${language}.html`;

async function* entries(
  { content, listTasks, openFile, today }: Reading,
  found: PublicPage,
  first: InstructionTexts,
): AsyncGenerator<ZipEntry> {
  const { page, editions } = found;
  const nameOf = (edition: EditionRow) => `${edition.language}-${editions.indexOf(edition) + 1}`;
  const fileOf = (edition: EditionRow) => `manuals/${nameOf(edition)}.${edition.format}`;
  const readOf = (edition: EditionRow, language: string) =>
    `text/${nameOf(edition)}${language === first.language ? '' : `.${language}`}.html`;
  yield { path: 'style.css', content: once(INSTRUCTIONS_STYLE) };
  for (const texts of LANGUAGES) {
    const { language } = texts;
    const links = {
      file: fileOf,
      read: (edition: EditionRow) => readOf(edition, language),
      declaration: DECLARATION,
      // Each page would have to be drawn before the archive goes on.
      archive: null,
      ...{ site: null, paper: null, programs: null, all: indexOf(language, first) },
    };
    const html = instructionsPage(
      {
        ...{ texts, style: 'style.css', links, serial: '', today: today() },
        inLanguage: (code) => indexOf(code, first),
        paper: { state: 'open', values: {}, wrong: [] },
      },
      found,
    );
    yield { path: indexOf(language, first), content: once(html) };
  }
  for (const edition of editions) {
    const sections = (await content(found, edition.id)) ?? [];
    const tasks = await listTasks(edition);
    for (const texts of LANGUAGES) {
      const { language } = texts;
      // A calendar begins on the day on which it is made, which this is not.
      const links = { back: `../${indexOf(language, first)}`, file: `../${fileOf(edition)}`, calendar: null };
      const inLanguage = (code: string) => readOf(edition, code).replace('text/', '');
      const view = { texts, style: '../style.css', inLanguage, links };
      const html = readingPage(view, found, edition, { sections, tasks });
      yield { path: readOf(edition, language), content: once(html) };
    }
    yield { path: fileOf(edition), content: await openFile(edition.fileKey), isPacked: true };
  }
  if (page.declarationKey !== null)
    yield { path: DECLARATION, content: await openFile(page.declarationKey), isPacked: true };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
