const PAGE = /\.x?html?$/i;
/** What packing programs add of their own, and what is hidden. */
const ASIDE = /(?:^|\/)(?:__MACOSX\/|\.)/;
const START = /^(?:index|default|start|home|main|toc|contents)\.x?html?$/i;

const collator = new Intl.Collator('en', { numeric: true });

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
