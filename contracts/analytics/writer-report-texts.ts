/** What the report for the writer calls things, on the screen and in its files. */
import type { AskedSection, QuestionFates, SectionPlace } from './writer-report.ts';

/** What became of questions, in the order in which it is shown. */
export const FATES: readonly (keyof QuestionFates)[] = [
  'works',
  'answered',
  'corrected',
  'does_not_work',
  'unanswered',
];

export const FATE_TEXTS: Record<keyof QuestionFates, string> = {
  works: 'Works',
  answered: 'Answered',
  corrected: 'Corrected by you',
  does_not_work: 'Does not work',
  unanswered: 'Not answered',
};

/** What sections are that nobody needed. */
export const SECTION_KIND_TEXTS: Record<AskedSection['kind'], string> = {
  text: 'text',
  safety: 'warnings',
  legal: 'legal',
  none: '',
};

/** The name of what stands before the first heading. */
export const NO_HEADING = 'Before the first heading';

/** All questions of some fates. */
export const questionsOf = (fates: QuestionFates): number =>
  FATES.reduce((total, fate) => total + fates[fate], 0);

/** The heading of a section, also of one without. */
export const headingOf = ({ heading }: Pick<SectionPlace, 'heading'>): string => heading.trim() || NO_HEADING;
