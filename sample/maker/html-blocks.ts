import type { ManualBlock, StepItem } from '../source/blocks.ts';
import { drawings } from '../source/drawings/catalogue.ts';
import { escapeMarkup, type Numbering, numberOf, toRuns } from './numbering.ts';

type TableBlock = Extract<ManualBlock, { kind: 'table' }>;
type FigureBlock = Extract<ManualBlock, { kind: 'figure' }>;
type LabelBlock = Extract<ManualBlock, { kind: 'label' }>;
type IndexBlock = Extract<ManualBlock, { kind: 'index' }>;

/** Marked-up text as HTML. */
export function inline(text: string, numbering: Numbering): string {
  return toRuns(text, numbering)
    .map((run) => (run.bold ? `<b>${escapeMarkup(run.text)}</b>` : escapeMarkup(run.text)))
    .join('');
}

/** The drawing of a figure id as SVG. Throws if there is none. */
function drawingOf(id: string): string {
  const draw = drawings[id];
  if (!draw) throw new Error(`There is no drawing "${id}".`);
  return draw();
}

function stepHtml(step: StepItem, numbering: Numbering): string {
  if (typeof step === 'string') return `<li>${inline(step, numbering)}</li>`;
  const substeps = step.substeps.map((substep) => `<li>${inline(substep, numbering)}</li>`).join('');
  return `<li>${inline(step.text, numbering)}<ol type="a">${substeps}</ol></li>`;
}

function labelHtml(block: LabelBlock, numbering: Numbering): string {
  const triangle =
    block.signal === 'NOTICE'
      ? ''
      : '<svg viewBox="0 0 20 18" aria-hidden="true"><path d="M10 1 19 17H1Z"/><path class="mark" d="M10 6.4v5.2"/><circle class="dot" cx="10" cy="14.2" r="1.2"/></svg>';
  return `<aside class="label ${block.signal.toLowerCase()}"><p class="signal">${triangle}${block.signal}</p><p><b>${inline(block.hazard, numbering)}</b> ${inline(block.text, numbering)}</p></aside>`;
}

function tableHtml(block: TableBlock, numbering: Numbering): string {
  const columns = block.columns.map((column) => `<col style="width:${column.width}%">`).join('');
  const aligned = (index: number): string =>
    block.columns[index]?.align === 'right' ? ' class="right"' : '';
  const head = block.columns.map(
    (column, index) => `<th scope="col"${aligned(index)}>${escapeMarkup(column.title)}</th>`,
  );
  const rows = block.rows.map(
    (row) =>
      `<tr>${row.map((cell, index) => `<td${aligned(index)}>${inline(cell, numbering)}</td>`).join('')}</tr>`,
  );
  const caption = `<p class="caption"><b>Table ${numberOf(numbering, 'tab', block.id)}</b> ${escapeMarkup(block.caption)}</p>`;
  return `${caption}<table id="table-${block.id}"><colgroup>${columns}</colgroup><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function figureHtml(block: FigureBlock, numbering: Numbering): string {
  const key = block.key.map((entry) => `<li>${inline(entry, numbering)}</li>`).join('');
  const keyList = key ? `<ol class="key">${key}</ol>` : '';
  return `<figure id="figure-${block.id}"><div style="width:${block.widthMm}mm">${drawingOf(block.id)}</div><figcaption><b>Fig. ${numberOf(numbering, 'fig', block.id)}</b> ${escapeMarkup(block.caption)}</figcaption>${keyList}</figure>`;
}

function indexHtml(block: IndexBlock, numbering: Numbering): string {
  const entries = block.entries.map(({ term, sections }) => {
    const numbers = sections.map((id) => numberOf(numbering, 'sec', id)).join(', ');
    return `<p>${escapeMarkup(term)} <span>${numbers}</span></p>`;
  });
  return `<div class="index">${entries.join('')}</div>`;
}

/** One block of the manual as HTML. */
export function blockHtml(block: ManualBlock, numbering: Numbering): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inline(block.text, numbering)}</p>`;
    case 'bullets':
      return `<ul>${block.items.map((item) => `<li>${inline(item, numbering)}</li>`).join('')}</ul>`;
    case 'steps':
      return `<ol class="steps">${block.items.map((item) => stepHtml(item, numbering)).join('')}</ol>`;
    case 'label':
      return labelHtml(block, numbering);
    case 'table':
      return tableHtml(block, numbering);
    case 'figure':
      return figureHtml(block, numbering);
    case 'index':
      return indexHtml(block, numbering);
  }
}
