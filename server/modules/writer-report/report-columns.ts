/** The tables of the PDF for the writer. */
import type {
  AskedManual,
  AskedSection,
  CustomerWord,
  SectionPlace,
  UnansweredTopic,
  VersionChange,
} from '../../../contracts/analytics/writer-report.ts';
import { headingOf, questionsOf } from '../../../contracts/analytics/writer-report-texts.ts';
import { namePlace } from '../../../contracts/manuals/place-names.ts';
import type { TableColumn } from '../../lib/pdf/pdf-table.ts';
import { countOf, formatCount, formatShare } from '../../lib/words.ts';

/** Headings of sections that nobody needed, in characters: more would fill pages. */
const MAX_LISTED = 1500;

const placeText = (place: SectionPlace | null): string =>
  place === null ? '–' : [headingOf(place), namePlace(place)].filter(Boolean).join(', ');

export const SECTION_COLUMNS: readonly TableColumn<AskedSection>[] = [
  {
    header: 'Section',
    share: 42,
    cell: (section) => {
      const name = [headingOf(section), namePlace(section)].filter(Boolean).join(', ');
      return [name, ...section.wordings.slice(0, 1).map(({ text }) => `“${text}”`)].join(' · ');
    },
  },
  { header: 'Asked', share: 9, isFigure: true, cell: ({ fates }) => formatCount(questionsOf(fates)) },
  { header: 'Works', share: 9, isFigure: true, cell: ({ fates }) => formatCount(fates.works) },
  { header: 'Answered', share: 11, isFigure: true, cell: ({ fates }) => formatCount(fates.answered) },
  { header: 'Corrected', share: 12, isFigure: true, cell: ({ fates }) => formatCount(fates.corrected) },
  { header: 'Does not', share: 11, isFigure: true, cell: ({ fates }) => formatCount(fates.does_not_work) },
  { header: 'None', share: 8, isFigure: true, cell: ({ fates }) => formatCount(fates.unanswered) },
];

export const TOPIC_COLUMNS: readonly TableColumn<UnansweredTopic>[] = [
  { header: 'What it is about', share: 44, cell: ({ name }) => name },
  { header: 'Would belong to', share: 30, cell: ({ nearest }) => placeText(nearest) },
  { header: 'Questions', share: 13, isFigure: true, cell: ({ questions }) => formatCount(questions) },
  { header: 'Customers', share: 13, isFigure: true, cell: ({ customers }) => formatCount(customers) },
];

export const WORD_COLUMNS: readonly TableColumn<CustomerWord>[] = [
  { header: 'Word', share: 18, cell: ({ word }) => word },
  {
    header: 'In the index',
    share: 32,
    cell: ({ word, printed }) =>
      printed.length === 0
        ? '–'
        : printed.map((other) => `${word}, see ${other.word} (${placeText(other.place)})`).join('; '),
  },
  { header: 'Answered from', share: 26, cell: ({ answeredBy }) => placeText(answeredBy) },
  { header: 'Questions', share: 12, isFigure: true, cell: ({ questions }) => formatCount(questions) },
  { header: 'Customers', share: 12, isFigure: true, cell: ({ customers }) => formatCount(customers) },
];

type Side = VersionChange['before'] & { name: string };

export const VERSION_COLUMNS: readonly TableColumn<Side>[] = [
  { header: 'Days', share: 28, cell: ({ name }) => name },
  { header: 'Questions', share: 16, isFigure: true, cell: ({ asked }) => formatCount(asked) },
  {
    header: 'Answered',
    share: 20,
    isFigure: true,
    cell: ({ asked, answered }) => `${formatCount(answered)} (${formatShare(answered, asked)})`,
  },
  { header: 'Works', share: 16, isFigure: true, cell: ({ works }) => formatCount(works) },
  {
    header: 'Does not work',
    share: 20,
    isFigure: true,
    cell: ({ does_not_work }) => formatCount(does_not_work),
  },
];

/** What was before a version and what came after it, as rows of the table. */
export const versionSides = ({ days, before, after }: VersionChange): Side[] => [
  { name: `${countOf(days, 'day')} before`, ...before },
  { name: `${countOf(days, 'day')} after`, ...after },
];

/** How many sections were needed and what the others are, as a sentence. */
export function describeUnneeded({ needed, unneeded: { text, safety, legal } }: AskedManual): string {
  const others = text + safety + legal;
  const all = `${formatCount(needed)} of ${countOf(needed + others, 'section')} with text were needed for an answer.`;
  if (others === 0) return all;
  return `${all} Of the others ${formatCount(safety)} are warnings and ${formatCount(legal)} legal texts, which are there for another reason; that a section was not needed does not say that it is useless.`;
}

/** The headings of sections that nobody needed and that are neither warnings nor legal, as far as there is room. */
export function listUnneeded(sections: readonly AskedSection[]): string {
  const headings = sections
    .filter(({ kind, named }) => kind === 'text' && named === 0)
    .map((section) => placeText({ manualId: '', manual: '', ...section }));
  let listed = '';
  for (const [at, heading] of headings.entries()) {
    if (listed.length + heading.length > MAX_LISTED)
      return `${listed}; and ${countOf(headings.length - at, 'other')}`;
    listed = listed === '' ? heading : `${listed}; ${heading}`;
  }
  return listed;
}
