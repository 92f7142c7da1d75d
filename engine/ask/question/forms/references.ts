import { whenNeeded } from '../../../runtime/when-needed.ts';
import { formsOfAll } from '../../../words/named-words.ts';

/** Things of a manual that a question names by their number: figures, and parts in figures and part lists. */

/** What a question names. `rest` is the question without it. */
export type Reference = {
  /** Number in the label of a figure, as typed: "7", "3.2-1"; null where none is named. */
  figure: string | null;
  /** Number of a part: in that figure, or in the part list if no figure is named. */
  item: string | null;
  /** The word for it means nothing else, so that a number the manual does not have is a mistake. */
  isCertain: boolean;
  rest: string;
};

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}]|[-–.,]\p{N})`;
const FIGURE_NUMBER = String.raw`(\d{1,4}(?:[.\-–]\d{1,4}){0,4}[a-z]?|[a-z](?:[.\-]?\d{1,4}){1,4})`;
/** "I can't figure 2 things out": there it is no picture. */
const VERB = String.raw`(?<!\b(?:to|can['’]?t|cannot|can|could) )`;
const ITEM_NUMBER = String.raw`(\d{1,3})${END}(?!\s*(?:%|°|mm\b|cm\b|m\b|kg\b|g\b|l\b|v\b|w\b|a\b|bar\b))`;

const patterns = whenNeeded(() => {
  const [figure, likelyFigure] = [
    formsOfAll('references', 'figure'),
    formsOfAll('references', 'likelyFigure'),
  ];
  const [item, number] = [formsOfAll('references', 'item'), formsOfAll('references', 'number')];
  const [of, article] = [formsOfAll('references', 'of'), formsOfAll('references', 'article')];
  const make = (pattern: string): RegExp => new RegExp(pattern, 'iu');
  return {
    figure: make(
      String.raw`${START}${VERB}(?:((?:${figure}))|(?:${likelyFigure}))\.?\s*(?:no\.?|nr\.?)?\s*${FIGURE_NUMBER}${END}`,
    ),
    item: make(String.raw`${START}(?:${item})\.?\s*(?:${number}|#)?\s*${ITEM_NUMBER}`),
    /** Beside a figure any number may be one of its parts: "the 14 in Fig. 2", "number 4 of figure 3". */
    before: make(
      String.raw`${START}(?:(?:${number})\s*)?\(?${ITEM_NUMBER}\)?\s*(?:${of})?\s*(?:${article})?\s*$`,
    ),
    /** "Fig. 2, 14" */
    behind: make(String.raw`^\s*[,:(]?\s*(?:${number})?\s*\(?${ITEM_NUMBER}`),
  };
});

/** What a question names by number; null if it names nothing so. */
export function referenceOf(question: string): Reference | null {
  const figure = patterns().figure.exec(question);
  if (figure === null) {
    const item = patterns().item.exec(question);
    if (item === null) return null;
    const rest = question.replace(item[0], ' ');
    return { figure: null, item: item[1] ?? null, isCertain: true, rest };
  }
  const before = question.slice(0, figure.index);
  const behind = question.slice(figure.index + figure[0].length);
  const around = ` ${before} ¦ ${behind} `;
  const number =
    patterns().item.exec(around) ?? patterns().before.exec(before) ?? patterns().behind.exec(behind);
  return {
    figure: (figure[2] ?? '').toLowerCase().replaceAll('–', '-'),
    item: number?.[1] ?? null,
    isCertain: figure[1] !== undefined,
    rest: (number === null ? around : around.replace(number[0], ' ')).replace('¦', ' '),
  };
}
