/** The report for the writer as a CSV, one line for each thing. */
import { Readable } from 'node:stream';
import type {
  AskedSection,
  CheckedForWriter,
  CustomerWord,
  SectionPlace,
  UnansweredTopic,
  VersionChange,
  WriterReport,
} from '../../../contracts/analytics/writer-report.ts';
import {
  FATE_TEXTS,
  FATES,
  headingOf,
  questionsOf,
  SECTION_KIND_TEXTS,
} from '../../../contracts/analytics/writer-report-texts.ts';
import { csvHeader, csvLine } from '../../../contracts/csv.ts';
import { describeFinding, FINDING_TEXTS } from '../../../contracts/manuals/finding-texts.ts';
import { namePlace } from '../../../contracts/manuals/place-names.ts';

/** The columns that every line has; a cell is empty where it says nothing of that part. */
const COLUMNS = [
  'Part',
  'Manual',
  'Page',
  'Section',
  'Subject',
  'Detail',
  'Questions',
  ...FATES.map((fate) => FATE_TEXTS[fate]),
  'Customers',
] as const;

type Cells = Partial<Record<(typeof COLUMNS)[number], string | number>>;

/** A stream of the file. */
export const listWriterReport = (report: WriterReport): Readable =>
  Readable.from(linesOf(report), { objectMode: false });

function* linesOf({ manuals, unanswered, words, checks, versions }: WriterReport): Generator<string> {
  yield csvHeader(COLUMNS);
  const lines: Cells[] = [
    ...manuals.flatMap(({ title, sections }) =>
      sections.filter(({ kind }) => kind !== 'none').map((section) => sectionLine(title, section)),
    ),
    ...unanswered.topics.map(topicLine),
    ...words.map(wordLine),
    ...checks.flatMap(findingLines),
    ...versions.flatMap(versionLines),
  ];
  for (const line of lines) yield csvLine(COLUMNS.map((column) => line[column] ?? ''));
}

const placeCells = (place: SectionPlace | null): Cells =>
  place === null ? {} : { Manual: place.manual, Page: namePlace(place) ?? '', Section: headingOf(place) };

function sectionLine(title: string, section: AskedSection): Cells {
  const { fates, named, kind, wordings } = section;
  const isUnneeded = named === 0;
  return {
    Part: 'Section',
    ...{ Manual: title, Page: namePlace(section) ?? '', Section: headingOf(section) },
    Subject: wordings.map(({ text, times }) => `${text} (${times})`).join('; '),
    Detail: isUnneeded ? `not needed, ${SECTION_KIND_TEXTS[kind]}` : `named by ${named}`,
    Questions: questionsOf(fates),
    ...Object.fromEntries(FATES.map((fate) => [FATE_TEXTS[fate], fates[fate]])),
  };
}

const topicLine = ({ name, questions, customers, corrected, nearest }: UnansweredTopic): Cells => ({
  Part: 'Not answered',
  ...placeCells(nearest),
  Subject: name,
  Questions: questions,
  [FATE_TEXTS.corrected]: corrected,
  [FATE_TEXTS.unanswered]: questions,
  Customers: customers,
});

function wordLine({ word, questions, customers, unanswered, printed, answeredBy }: CustomerWord): Cells {
  const [nearest] = printed;
  return {
    Part: 'Word',
    ...placeCells(nearest?.place ?? answeredBy),
    Subject: word,
    Detail: printed.map((other) => `see ${other.word}`).join('; '),
    Questions: questions,
    [FATE_TEXTS.unanswered]: unanswered,
    Customers: customers,
  };
}

const findingLines = ({ title, groups }: CheckedForWriter): Cells[] =>
  groups.flatMap(({ findings }) =>
    findings.map(({ kind, subject, source, other }) => ({
      Part: 'Finding',
      ...{ Manual: title, Page: namePlace(source) ?? '', Section: headingOf(source) },
      Subject: [describeFinding(kind, subject, other?.subject ?? null), source.quote]
        .filter((part) => part !== '')
        .join(': '),
      Detail: other
        ? `${FINDING_TEXTS[kind].title}; ${namePlace(other.source) ?? ''} ${other.source.quote}`
        : FINDING_TEXTS[kind].title,
    })),
  );

/** A line for what was before, one for what came after, and one for each question that is answered now. */
function versionLines({
  title,
  version,
  timestamp,
  days,
  before,
  after,
  answeredNow,
}: VersionChange): Cells[] {
  const common = { Part: 'New version', Manual: title, Subject: `version ${version}, ${timestamp}` };
  const side = (name: string, some: VersionChange['before']): Cells => ({
    ...common,
    Detail: `${days} days ${name}`,
    Questions: some.asked,
    [FATE_TEXTS.works]: some.works,
    [FATE_TEXTS.answered]: some.answered,
    [FATE_TEXTS.does_not_work]: some.does_not_work,
    [FATE_TEXTS.unanswered]: some.asked - some.answered,
  });
  return [
    ...(days > 0 ? [side('before', before), side('after', after)] : []),
    ...answeredNow.map(({ text, times }) => ({
      ...common,
      Subject: text,
      Detail: 'refused before, answered now',
      Questions: times,
    })),
  ];
}
