/** An answer as HTML, shown before a message is sent. It needs no script. */
import type { Citation, Message } from '../../../contracts/chat/messages.ts';
import { namePlace } from '../../../contracts/manuals/place-names.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { ContactTexts } from './texts/contact-texts.ts';

/** Most places that are named below an answer. */
const MAX_PLACES = 3;

/** Most labels have their signal word printed, in whatever language. */
const HAS_SIGNAL_WORD = /^\p{Lu}{4,}(?!\p{L})/u;

type Warnings = NonNullable<Message['warnings']>;
type Steps = NonNullable<Message['steps']>;
type Table = NonNullable<Message['table']>;

/** Writes an answer: warnings, what answers, steps, rows, and the page it stands on with its picture. */
export function answerHtml(texts: ContactTexts, companyName: string, answer: Message): string {
  const { content, warnings = [], steps = [], table, citations = [], emergency, isByCompany } = answer;
  const heading = isByCompany ? texts.answerBy(companyName) : texts.answer;
  // In an emergency the warnings are all that there is to do.
  const title = emergency ? texts.emergency : heading;
  return [
    `<h2 id="answer" tabindex="-1">${escapeHtml(title)}</h2>`,
    '<div class="answer">',
    warningsHtml(texts, warnings),
    `<p class="text">${escapeHtml(content)}</p>`,
    steps.length === 0 ? '' : stepsHtml(steps),
    table ? tableHtml(table) : '',
    placesHtml(texts, citations),
    '</div>',
  ]
    .filter(Boolean)
    .join('\n');
}

const warningsHtml = (texts: ContactTexts, warnings: Warnings): string =>
  warnings
    .map(({ level, text }) => {
      const words = HAS_SIGNAL_WORD.test(text) ? text : `${texts.levels[level]}: ${text}`;
      return `<p class="warning">${escapeHtml(words)}</p>`;
    })
    .join('\n');

const stepsHtml = (steps: Steps): string =>
  `<ol class="steps">${steps.map(({ marker, text }) => `<li><span>${escapeHtml(marker)}</span><span class="text">${escapeHtml(text)}</span></li>`).join('')}</ol>`;

function tableHtml({ header, rows }: Table): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  const head = header.length === 0 ? '' : `<thead>${line(header, 'th')}</thead>`;
  return `<div class="scroll" tabindex="0"><table>${head}<tbody>${rows.map((cells) => line(cells, 'td')).join('')}</tbody></table></div>`;
}

function placesHtml(texts: ContactTexts, citations: readonly Citation[]): string {
  const named = new Map(citations.map((one): [string, Citation] => [nameOf(texts, one), one]));
  const places = [...named].slice(0, MAX_PLACES).map((place, i) => placeHtml(texts, place, i === 0));
  return places.length === 0 ? '' : `<ul class="places">${places.join('')}</ul>`;
}

function placeHtml(texts: ContactTexts, [name, citation]: [string, Citation], withPicture: boolean): string {
  const { page, pageImage, url } = citation;
  const open = (html: string, kind = '') =>
    `<a href="${escapeHtml(url)}" target="_blank" rel="noopener"${kind}>${html}</a>`;
  const picture =
    withPicture && page !== null && pageImage !== null
      ? open(
          `<img src="${escapeHtml(pageImage.replace('{page}', String(page)))}" alt="${escapeHtml(texts.picture(name))}" />`,
          ' class="picture"',
        )
      : '';
  return `<li>${open(escapeHtml(texts.openPage(name)))}${picture}</li>`;
}

/** "page 12, Pump P7". */
const nameOf = (texts: ContactTexts, citation: Citation): string =>
  [namePlace(citation, texts.places), citation.title].filter(Boolean).join(', ');
