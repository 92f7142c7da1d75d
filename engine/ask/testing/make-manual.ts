import type { Figure, Passage, Section, Span, Step } from '../../document/manual.ts';
import { createIndexBuilder } from '../../index/build-index.ts';
import type { ManualIndex, ManualSource } from '../../index/manual-index.ts';

/** What a test says of a passage; the rest is filled in. Passages of one heading share a section. */
export type PassageDraft = Partial<Omit<Passage, 'ordinal' | 'section'>> & { text: string };

/** A manual of the drafts, in their order. A page number gives every line of the text a box of its own. */
export function makeManual(
  drafts: readonly PassageDraft[],
  options: Partial<ManualSource> = {},
): ManualSource {
  const sections: Section[] = [];
  const passages = drafts.map((draft, ordinal) => {
    const heading = draft.heading ?? 'General';
    const path = draft.path ?? [];
    let section = sections.findIndex((known) => known.heading === heading);
    if (section < 0)
      section =
        sections.push({ ordinal: sections.length, level: 1, heading, path, page: null, pageEnd: null }) - 1;
    return makePassage({ ...draft, heading, path }, ordinal, section);
  });
  const figures: Figure[] = [];
  return { manualId: 'manual', title: 'Manual', language: 'en', sections, figures, ...options, passages };
}

function makePassage(draft: PassageDraft, ordinal: number, section: number): Passage {
  const page = draft.page ?? null;
  const bare = {
    heading: '',
    path: [],
    context: '',
    table: null,
    level: null,
    warnings: [],
    figures: [],
    continues: null,
  };
  const steps = draft.steps ?? [];
  const kind = draft.kind ?? (steps.length > 0 ? 'steps' : 'text');
  const spans = draft.spans ?? (page === null ? [] : lineSpans(draft.text, () => page));
  return { ...bare, ...draft, ordinal, section, kind, page, pageEnd: draft.pageEnd ?? page, spans, steps };
}

/** One span for each line of the text; line i of a page lies at a tenth of the page times i. */
export function lineSpans(text: string, pageOf: (line: number) => number): Span[] {
  let start = 0;
  return text.split('\n').map((line, i) => {
    const span = {
      start,
      end: start + line.length,
      page: pageOf(i),
      box: { x: 0.1, y: i / 10, width: 0.8, height: 0.05 },
    };
    start = span.end + 1;
    return span;
  });
}

/** A draft of steps "1. …", "2. …" on lines of their own, numbered from `first`. */
export function makeSteps(steps: readonly string[], first = 1): PassageDraft {
  const marked: Step[] = [];
  let text = '';
  steps.forEach((step, i) => {
    const marker = `${first + i}.`;
    const start = text.length + marker.length + 1;
    text += `${marker} ${step}\n`;
    marked.push({ marker, start, end: start + step.length, level: 1 });
  });
  return { text: text.trimEnd(), kind: 'steps', steps: marked };
}

/** A draft of a table, its header and rows on lines of their own. */
export function makeTable(header: string[], rows: string[][]): PassageDraft {
  const lines = [header, ...rows].map((cells) => cells.join('\t'));
  let start = 0;
  const placed = lines.map((line, i) => {
    const row = { cells: rows[i - 1] ?? header, start, end: start + line.length };
    start = row.end + 1;
    return row;
  });
  return { text: lines.join('\n'), kind: 'table', table: { header, rows: placed.slice(1) } };
}

/** An index of manuals. */
export function indexOf(...manuals: ManualSource[]): ManualIndex {
  const builder = createIndexBuilder();
  for (const manual of manuals) builder.addManual(manual);
  return builder.build();
}
