import { normaliseText } from '../../index/normalise.ts';

/** "½" and its like; written out they would run into the figure before them. */
const FRACTION = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;
/** "10⁵" is not 105. */
const RAISED = /(?<=\d)[⁰¹²³⁴-⁹]/g;

/** A text in the one written form that claims are compared in; case and line breaks are kept. */
export function toPlainText(text: string): string {
  const spelled = text
    .replace(FRACTION, (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`)
    .replace(RAISED, (sign) => `^${sign.normalize('NFKD')}`)
    .replace(/º(?=\s?[CFK]\b)/g, '°')
    .replace(/[”“„«»‹›]/g, '"');
  return normaliseText(spelled)
    .replace(/\u2044/g, '/')
    .replace(/(?<=\d)\s?[x×]\s?(?=\d)/gi, ' x ')
    .replace(/[^\S\n\t]/g, ' ');
}
