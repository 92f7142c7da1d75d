/** The form with which somebody asks for paper. */
import { escapeHtml } from '../../../lib/escape-html.ts';
import { formatDay, nameLanguage } from './formats.ts';
import { paragraph, section } from './layout.ts';
import type { PublicPage } from './public-instructions.service.ts';
import type { InstructionTexts } from './texts/instruction-texts.ts';

type Field = 'name' | 'address' | 'language' | 'serial';

/** How far somebody is: not yet, with faults in what was sent, told how many there are, or done. */
export type PaperState =
  | { state: 'open'; values: Partial<Record<Field, string>>; wrong: readonly string[] }
  | { state: 'too-many' }
  | { state: 'sent'; dueOn: string };

const LONGEST = { name: 120, address: 500, serial: 20 } as const;

/** Writes the form, or what became of it. @param address where it is sent to */
export function paperFormHtml(
  texts: InstructionTexts,
  address: string,
  { page, editions }: PublicPage,
  paper: PaperState,
): string {
  if (paper.state === 'sent')
    return section(
      texts.paper,
      `<div id="paper" role="status">${paragraph(texts.sent(formatDay(paper.dueOn, texts)), 'note')}</div>`,
    );
  const values = paper.state === 'open' ? paper.values : {};
  const wrong = paper.state === 'open' ? paper.wrong : [];
  const fault = (field: Field) =>
    wrong.includes(field) ? `<p class="wrong" id="${field}-wrong">${escapeHtml(texts.wrong)}</p>` : '';
  const states = (field: Field) =>
    wrong.includes(field) ? ` aria-invalid="true" aria-describedby="${field}-wrong"` : '';
  const text = (field: 'name' | 'serial', label: string, more: string, isOptional = false) =>
    `<label for="${field}">${escapeHtml(label)}${isOptional ? ` <span>(${escapeHtml(texts.optional)})</span>` : ''}</label>
<input id="${field}" name="${field}" maxlength="${LONGEST[field]}" value="${escapeHtml(values[field] ?? '')}"${more}${states(field)} />${fault(field)}`;
  const languages = [...new Set(editions.map(({ language }) => language))];
  const options = languages.map(
    (code) =>
      `<option value="${escapeHtml(code)}"${values.language === code ? ' selected' : ''}>${escapeHtml(nameLanguage(code, texts))}</option>`,
  );
  const form = `<form id="paper" method="post" action="${escapeHtml(address)}">
${paper.state === 'too-many' ? `<div role="alert">${paragraph(texts.tooMany, 'wrong')}</div>` : ''}
${text('name', texts.name, ' required autocomplete="name"')}
<label for="address">${escapeHtml(texts.address)}</label>
<textarea id="address" name="address" rows="4" maxlength="${LONGEST.address}" required autocomplete="street-address"${states('address')}>${escapeHtml(values.address ?? '')}</textarea>${fault('address')}
<label for="language">${escapeHtml(texts.manualLanguage)}</label>
<select id="language" name="language"${states('language')}>${options.join('')}</select>${fault('language')}
${text('serial', texts.serial, ' autocomplete="off"', true)}
<button type="submit">${escapeHtml(texts.send)}</button>
</form>`;
  return section(texts.paper, paragraph(texts.paperText(page.paperDays)) + form);
}
