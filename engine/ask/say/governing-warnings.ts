import type { WarningLevel } from '../../document/manual.ts';
import { type ManualIndex, passageNumber, passageTerms } from '../../index/manual-index.ts';
import { isWithinReach } from '../../structure/govern.ts';
import type { AnswerWarning } from '../base/answer.ts';
import type { Query } from '../base/query.ts';
import type { FoundPassage } from '../find/search.ts';
import type { CitationList } from './citations/citations.ts';
import { type PlacedSteps, stepBelow } from './procedures/step-places.ts';
import { passagesOfSection } from './section-passages.ts';

const SEVERITY: readonly WarningLevel[] = ['danger', 'warning', 'caution', 'notice'];
/** Maximum number of warnings added only because they are in the same section; all that apply to the answer itself are given. */
const MAX_OF_SECTION = 4;

/**
 * The safety labels to show with an answer, complete and verbatim, most severe first: those that apply to its passages, and those of the
 * same section, each with the step that it is printed before. Labels about other codes than the one asked for are left out.
 */
export function findWarnings(
  index: ManualIndex,
  { decisive }: Pick<Query, 'decisive'>,
  sources: readonly FoundPassage[],
  citations: CitationList,
  steps: PlacedSteps,
): AnswerWarning[] {
  const found = new Map<number, FoundPassage>();
  for (const source of sources) {
    if (source.passage.kind === 'warning') found.set(source.number, source);
    for (const warning of governing(index, source)) found.set(warning.number, warning);
  }
  for (const warning of ofSection(index, sources, found).slice(0, MAX_OF_SECTION))
    found.set(warning.number, warning);
  const fitting = [...found.values()].filter(({ number }) => !isAboutOtherCodes(index, number, decisive));
  return withoutRepeats(fitting.sort(bySeverity)).map((warning) =>
    toAnswerWarning(warning, citations, steps),
  );
}

/** A section may repeat "This cannot be undone!" for one thing after another; it is shown once. */
function withoutRepeats(warnings: readonly FoundPassage[]): FoundPassage[] {
  const texts = warnings.map(({ passage }) => passage.text);
  return warnings.filter((_, i) => texts.indexOf(texts[i] ?? '') === i);
}

/** "Codes E-06 and E-08: …" is no warning about E-07. */
function isAboutOtherCodes(index: ManualIndex, warning: number, decisive: readonly number[]): boolean {
  if (decisive.length === 0) return false;
  const shapes = new Set(decisive.map((term) => codeLetters(index, term)));
  const held = [...passageTerms(index, warning)];
  if (held.some((term) => decisive.includes(term))) return false;
  return held.some((term) => codeLetters(index, term) !== '' && shapes.has(codeLetters(index, term)));
}

/** The letters at the beginning of a code ("e" in "e04"); empty for other terms. */
function codeLetters(index: ManualIndex, term: number): string {
  return /^(\p{L}{1,3})\d{1,4}$/u.exec(index.vocabulary[term] ?? '')?.[1] ?? '';
}

function governing(index: ManualIndex, source: FoundPassage): FoundPassage[] {
  const manual = index.manualOf[source.number] ?? 0;
  return source.passage.warnings.flatMap((ordinal) =>
    at(index, source, passageNumber(index, manual, ordinal)),
  );
}

/** In a safety section, which has nothing but warnings, one of them is the answer and the others are about something else. */
function ofSection(
  index: ManualIndex,
  sources: readonly FoundPassage[],
  known: ReadonlyMap<number, FoundPassage>,
): FoundPassage[] {
  const [source] = sources;
  if (source === undefined || source.passage.kind === 'warning') return [];
  const section = passagesOfSection(index, source);
  const start = section[0]?.number ?? source.number;
  return section
    .filter(
      ({ number, passage }) =>
        passage.kind === 'warning' && !known.has(number) && isWithinReach(number, source.number, start),
    )
    .sort(bySeverity);
}

function at(index: ManualIndex, source: FoundPassage, number: number | null): FoundPassage[] {
  const passage = number === null ? undefined : index.passages[number];
  return passage === undefined || number === null || passage.kind !== 'warning'
    ? []
    : [{ ...source, number, passage }];
}

function bySeverity(a: FoundPassage, b: FoundPassage): number {
  return severity(a) - severity(b) || a.number - b.number;
}

function severity({ passage }: FoundPassage): number {
  const place = SEVERITY.indexOf(passage.level ?? 'notice');
  return place < 0 ? SEVERITY.length : place;
}

function toAnswerWarning(warning: FoundPassage, citations: CitationList, steps: PlacedSteps): AnswerWarning {
  const { level, text, page } = warning.passage;
  const step = stepBelow(warning.passage, steps);
  const citation = citations.cite(warning, 0, text.length);
  return { level: level ?? 'notice', text, page, citation, ...(step === null ? {} : { step }) };
}
