/** Counts questions section by section. */
import type { AskedSection, QuestionFates } from '../../../contracts/analytics/writer-report.ts';
import { isAboutSafety } from '../../../engine/check/words/hazards.ts';
import { isLegal } from '../../../engine/check/words/references.ts';
import type { Section } from '../../../engine/document/manual.ts';
import { printedOf } from '../../../replies/to-stored-answer.ts';
import type { AskedRow } from './asked-questions.repository.ts';
import type { FindSection, FoundSection, Outline } from './find-section.ts';
import { countWordings } from './quotable.ts';
import type { SectionContent } from './section-contents.repository.ts';

const MOST_WORDINGS = 3;

/** What was asked of one section. */
export type SectionTally = { fates: QuestionFates; named: number; questions: string[] };

/** What was asked of all manuals. */
export type Tally = {
  fates: QuestionFates;
  sections: ReadonlyMap<Section, SectionTally>;
  /** Questions of a manual's places that no section of it is at now, by the manual's id. */
  elsewhere: ReadonlyMap<string, number>;
};

export const noFates = (): QuestionFates => ({
  works: 0,
  answered: 0,
  does_not_work: 0,
  corrected: 0,
  unanswered: 0,
});

/** What became of a question. What its customer said goes before who answered. */
export function fateOf({ isAnswered, isCorrected, feedback }: AskedRow): keyof QuestionFates {
  if (!isAnswered) return 'unanswered';
  if (feedback === 'does-not-work') return 'does_not_work';
  if (isCorrected) return 'corrected';
  return feedback === 'works' ? 'works' : 'answered';
}

/** The section that a question is counted at: the one cited first, for a refusal the nearest. */
export function sectionOf(row: AskedRow, find: FindSection): FoundSection | null {
  const place = row.places[0] ?? (row.isAnswered ? null : row.nearest);
  return place && find(place);
}

/** Counts each question once at its section, and each answer at every section that it names. */
export function tallySections(rows: readonly AskedRow[], find: FindSection): Tally {
  const fates = noFates();
  const sections = new Map<Section, SectionTally>();
  const elsewhere = new Map<string, number>();
  const tallyOf = (section: Section): SectionTally => {
    const known = sections.get(section) ?? { fates: noFates(), named: 0, questions: [] };
    sections.set(section, known);
    return known;
  };
  for (const row of rows) {
    const fate = fateOf(row);
    fates[fate] += 1;
    const found = sectionOf(row, find);
    if (found) {
      const tally = tallyOf(found.section);
      tally.fates[fate] += 1;
      tally.questions.push(row.question);
    } else {
      const manualId = row.places[0]?.manualId;
      if (manualId !== undefined) elsewhere.set(manualId, (elsewhere.get(manualId) ?? 0) + 1);
    }
    if (row.isAnswered)
      for (const section of new Set(row.places.map((place) => find(place)?.section)))
        if (section) tallyOf(section).named += 1;
  }
  return { fates, sections, elsewhere };
}

/** The sections of a manual with what was asked of them. */
export function presentSections(
  { version, sections }: Outline,
  contents: readonly SectionContent[],
  tally: Tally,
): AskedSection[] {
  const contentOf = new Map(contents.map((content) => [content.section, content]));
  return sections.map((section) => {
    const own = tally.sections.get(section);
    return {
      ordinal: section.ordinal,
      level: section.level,
      heading: section.heading,
      page: section.page,
      ...onlyPrinted(section.page, version.printedPages),
      kind: kindOf(section, contentOf.get(section.ordinal)),
      fates: own?.fates ?? noFates(),
      named: own?.named ?? 0,
      wordings: countWordings(own?.questions ?? [])
        .slice(0, MOST_WORDINGS)
        .map(({ text, times }) => ({ text, times })),
    };
  });
}

/** The number printed on a page, where that is another. */
export function onlyPrinted(
  page: number | null,
  printedPages: Outline['version']['printedPages'],
): { printed?: string } {
  const { printed } = printedOf({ page }, printedPages);
  return printed === undefined ? {} : { printed };
}

/** A warning has done its work when nobody asks, and what is legal is there for another reason. */
function kindOf({ heading, path }: Section, content: SectionContent | undefined): AskedSection['kind'] {
  if (content === undefined) return 'none';
  const headings = [...path, heading];
  if (isLegal(headings)) return 'legal';
  return content.warnings === content.passages || headings.some(isAboutSafety) ? 'safety' : 'text';
}

/** How many sections with text an answer named, and how many none did, by kind. */
export function countNeeded(sections: readonly AskedSection[]) {
  const unneeded = { text: 0, safety: 0, legal: 0 };
  let needed = 0;
  for (const { kind, named } of sections) {
    if (kind === 'none') continue;
    if (named > 0) needed += 1;
    else unneeded[kind] += 1;
  }
  return { needed, unneeded };
}
