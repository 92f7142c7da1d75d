const PAGE = /\.x?html?$/i;
/** What packing programs add of their own, and what is hidden. */
const ASIDE = /(?:^|\/)(?:__MACOSX\/|\.)/;
const START = /^(?:index|default|start|home|main|toc|contents)\.x?html?$/i;

const collator = new Intl.Collator('en', { numeric: true });

/** Formats of which each file is a manual of its own. */
const DOCUMENT = /\.(?:pdf|docx?|odt|pptx|epub)$/i;
const ARCHIVE = /\.(?:zip|rar|7z|tar|t?gz)$/i;
const TEXT = /\.(?:md|markdown|txt)$/i;

/**
 * The names of manuals among those of an archive, as people sort them. Texts are some where there is nothing else: beside other
 * manuals they are notes on them.
 */
export function documentsAmong(names: readonly string[]): string[] {
  const shown = names.filter((name) => !ASIDE.test(name)).sort(collator.compare);
  const documents = shown.filter((name) => DOCUMENT.test(name));
  if (documents.length > 0 || shown.some(isPage)) return documents;
  return shown.filter((name) => TEXT.test(name));
}

/** The names of archives among those of an archive, in which nobody looks for manuals. */
export const archivesAmong = (names: readonly string[]): string[] =>
  names.filter((name) => ARCHIVE.test(name) && !ASIDE.test(name)).sort(collator.compare);

/** Whether a name is that of a web page. */
export const isPage = (name: string): boolean => PAGE.test(name);

/** The names of web pages among those of an archive: the one to begin with, then as people sort them. */
export function pagesAmong(names: readonly string[]): string[] {
  const pages = names.filter((name) => isPage(name) && !ASIDE.test(name)).sort(collator.compare);
  const depthOf = (name: string): number => name.split('/').length;
  const top = pages.length === 0 ? 0 : Math.min(...pages.map(depthOf));
  const start = pages.find((name) => depthOf(name) === top && START.test(name.split('/').at(-1) ?? ''));
  return start === undefined ? pages : [start, ...pages.filter((name) => name !== start)];
}
