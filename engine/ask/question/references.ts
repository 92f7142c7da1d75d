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
const CERTAIN_FIGURE = '(?:figs?|figuren?|figures?|figuras?|abb|abbildung(?:en)?|afb|afbeelding|चित्र)';
const OTHER_FIGURE = '(?:bild|image|picture|diagram|drawing|illustration|zeichnung)';
/** "I can't figure 2 things out": there it is no picture. */
const VERB = String.raw`(?<!\b(?:to|can['’]?t|cannot|can|could) )`;
const FIGURE = new RegExp(
  String.raw`${START}${VERB}(?:(${CERTAIN_FIGURE})|${OTHER_FIGURE})\.?\s*(?:no\.?|nr\.?)?\s*${FIGURE_NUMBER}${END}`,
  'iu',
);

const ITEM_NUMBER = String.raw`(\d{1,3})${END}(?!\s*(?:%|°|mm\b|cm\b|m\b|kg\b|g\b|l\b|v\b|w\b|a\b|bar\b))`;
const ITEM_WORD =
  '(?:parts?|items?|callout|pos(?:ition)?|teil|bauteil|pi[eè]ce|rep[eè]re|pieza|pos(?:ici[oó]n)?|भाग|पुर्ज़ा|पुर्जा)';
const ITEM = new RegExp(
  String.raw`${START}${ITEM_WORD}\.?\s*(?:no\.?|nr\.?|number|nummer|#)?\s*${ITEM_NUMBER}`,
  'iu',
);
/** Beside a figure any number may be one of its parts: "the 14 in Fig. 2", "number 4 of figure 3", "Fig. 2, 14". */
const NUMBER_BEFORE = new RegExp(
  String.raw`${START}(?:(?:no\.?|nr\.?|number|nummer|num[eé]ro|n[uú]mero)\s*)?\(?${ITEM_NUMBER}\)?\s*(?:in|of|on|from|auf|aus|der|dans|de|sur|en|में)?\s*(?:the|der|la|el)?\s*$`,
  'iu',
);
const NUMBER_BEHIND = new RegExp(
  String.raw`^\s*[,:(]?\s*(?:no\.?|nr\.?|number|nummer)?\s*\(?${ITEM_NUMBER}`,
  'iu',
);

/** What a question names by number, in English, German, French, Spanish, Dutch and Hindi; null if it names nothing so. */
export function referenceOf(question: string): Reference | null {
  const figure = FIGURE.exec(question);
  if (figure === null) {
    const item = ITEM.exec(question);
    if (item === null) return null;
    const rest = question.replace(item[0], ' ');
    return { figure: null, item: item[1] ?? null, isCertain: true, rest };
  }
  const before = question.slice(0, figure.index);
  const behind = question.slice(figure.index + figure[0].length);
  const around = ` ${before} ¦ ${behind} `;
  const number = ITEM.exec(around) ?? NUMBER_BEFORE.exec(before) ?? NUMBER_BEHIND.exec(behind);
  return {
    figure: (figure[2] ?? '').toLowerCase().replaceAll('–', '-'),
    item: number?.[1] ?? null,
    isCertain: figure[1] !== undefined,
    rest: (number === null ? around : around.replace(number[0], ' ')).replace('¦', ' '),
  };
}
