/** The pages that get a link: the first, the last, the current one and its neighbours, each once and in order. */
export function shownPages(page: number, pages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  return [...wanted].filter((candidate) => candidate >= 1 && candidate <= pages).sort((a, b) => a - b);
}
