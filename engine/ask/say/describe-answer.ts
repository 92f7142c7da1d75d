import type { Answer, Citation } from '../base/answer.ts';

/** An answer as plain text for a terminal. `ms` is what asking took. */
export function describeAnswer(answer: Answer, ms: number): string {
  const state = { answer: 'Answer', closest: 'Closest passage', none: 'Not in the manual' }[answer.band];
  const head = `${state} (confidence ${Math.round(answer.confidence * 100)} %, ${ms} ms)`;
  const warnings = answer.warnings.map(({ level, text }) => `[${level.toUpperCase()}] ${text}`);
  // Without a lead the content of a table is its heading.
  const content =
    answer.table === null || answer.lead !== undefined ? answer.content : describeTable(answer.table);
  const steps = answer.steps.map(({ marker, text }) => `  ${marker} ${text}`).join('\n');
  const sources = answer.citations.map((citation, i) => `  [${i + 1}] ${describePlace(citation)}`);
  const related = answer.related.map(
    ({ heading, page }) => `  ${heading}${page === null ? '' : `, p. ${page}`}`,
  );
  return [
    head,
    ...warnings,
    content,
    steps,
    listUnder('Sources', sources),
    listUnder(answer.band === 'none' ? 'Closest sections' : 'See also', related),
    listUnder(
      'You could ask',
      answer.suggestions.map((suggestion) => `  ${suggestion}`),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function describeTable({ header, rows }: { header: string[]; rows: string[][] }): string {
  return rows
    .map((cells) => cells.map((cell, i) => (header[i] ? `${header[i]}: ${cell}` : cell)).join('\n'))
    .join('\n\n');
}

/** Characters of a quote that are printed on the command line. */
const MAX_QUOTE = 158;

function describePlace({ page, heading, quote }: Citation): string {
  const place = [page === null ? '' : `p. ${page}`, heading].filter((part) => part !== '').join(', ');
  const words = quote.replace(/\s+/g, ' ');
  return `${place}: “${words.length > MAX_QUOTE ? `${words.slice(0, MAX_QUOTE - 1)}…` : words}”`;
}

function listUnder(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines].join('\n');
}
