/** Turns questions per page into the cells of a manual's strip. */
import type { ConfusedPage } from '../../../contracts/analytics/analytics.ts';

/** A page with its number of questions and its shade (0 for none, 1–4), or a run of pages without questions. */
export type PageCell = {
  first: number;
  last: number;
  /** The number printed on the first, where that is another and there are questions. */
  printed?: string | undefined;
  questions: number;
  shade: 0 | 1 | 2 | 3 | 4;
};

/** Number of pages above which runs of pages without questions are folded. */
const FOLDED_ABOVE = 120;
const SHORTEST_FOLD = 8;

/** Makes the cells of pages 1 to `pages`, in order. The page with the most questions is the darkest. */
export function toCells(pages: number, confused: readonly ConfusedPage[]): PageCell[] {
  const asked = new Map(confused.map((place) => [place.page, place]));
  const most = Math.max(1, ...confused.map(({ questions }) => questions));
  const cells: PageCell[] = [];
  for (let page = 1; page <= pages; page++) {
    const { questions = 0, printed } = asked.get(page) ?? {};
    const shade = shadeOf(questions, most);
    cells.push({ first: page, last: page, ...(printed !== undefined && { printed }), questions, shade });
  }
  return pages > FOLDED_ABOVE ? foldQuiet(cells) : cells;
}

const shadeOf = (questions: number, most: number): PageCell['shade'] => {
  if (questions === 0) return 0;
  const quarter = Math.ceil((questions / most) * 4);
  return quarter >= 4 ? 4 : quarter === 3 ? 3 : quarter === 2 ? 2 : 1;
};

/** Folds each long run of pages without questions into one cell. */
function foldQuiet(cells: readonly PageCell[]): PageCell[] {
  const folded: PageCell[] = [];
  for (let i = 0; i < cells.length; ) {
    let end = i;
    while (end < cells.length && cells[end]?.questions === 0) end++;
    const run = cells.slice(i, Math.max(end, i + 1));
    const first = run[0];
    const last = run.at(-1);
    if (run.length >= SHORTEST_FOLD && first && last) folded.push({ ...first, last: last.last });
    else folded.push(...run);
    i += run.length;
  }
  return folded;
}
