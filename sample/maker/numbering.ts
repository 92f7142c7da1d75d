import type { Chapter, ManualBlock } from '../source/blocks.ts';

/** What references turn into: numbers of sections, figures and tables by id. */
export type Numbering = {
  sections: Map<string, string>;
  figures: Map<string, number>;
  tables: Map<string, number>;
};

/** Numbers chapters and sections by place ("9.5") and figures and tables through the whole manual from 1. */
export function numberManual(chapters: Chapter[]): Numbering {
  const numbering: Numbering = { sections: new Map(), figures: new Map(), tables: new Map() };
  const count = (blocks: ManualBlock[]): void => {
    for (const block of blocks) {
      if (block.kind === 'figure') numbering.figures.set(block.id, numbering.figures.size + 1);
      if (block.kind === 'table') numbering.tables.set(block.id, numbering.tables.size + 1);
    }
  };
  for (const [chapterIndex, chapter] of chapters.entries()) {
    count(chapter.blocks);
    for (const [sectionIndex, section] of chapter.sections.entries()) {
      numbering.sections.set(section.id, `${chapterIndex + 1}.${sectionIndex + 1}`);
      count(section.blocks);
    }
  }
  return numbering;
}

/** The number behind an id. Throws on an unknown id, so that no file is made with a dead reference. */
export function numberOf(numbering: Numbering, kind: string, id: string): string {
  const found =
    kind === 'sec'
      ? numbering.sections.get(id)
      : kind === 'fig'
        ? numbering.figures.get(id)
        : numbering.tables.get(id);
  if (found === undefined) throw new Error(`The manual refers to an unknown ${kind} "${id}".`);
  return String(found);
}

const LEAD: Record<string, string> = { sec: 'section', fig: 'Fig.', tab: 'Table' };

/** Replaces `{sec:id}`, `{fig:id}` and `{tab:id}` by "section 9.5", "Fig. 3" and "Table 2" (non-breaking space). */
export function resolveReferences(text: string, numbering: Numbering): string {
  return text.replace(
    /\{(sec|fig|tab):([a-z-]+)\}/g,
    (_match, kind: string, id: string) => `${LEAD[kind]}\u00a0${numberOf(numbering, kind, id)}`,
  );
}

/** A stretch of text, bold or not. */
export type Run = { text: string; bold: boolean };

/** Splits `**bold**` markup into runs, references resolved. */
export function toRuns(text: string, numbering: Numbering): Run[] {
  return resolveReferences(text, numbering)
    .split('**')
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

/** Escapes text for HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
