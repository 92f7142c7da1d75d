import type { Step } from '../../../document/manual.ts';
import { type ManualIndex, manualOfPassage } from '../../../index/manual-index.ts';
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { formsOfAll } from '../../../words/named-words.ts';
import type { AnswerStep } from '../../base/answer.ts';
import { isPartsLegend } from '../../find/parts-legend.ts';
import type { FoundPassage } from '../../find/search.ts';
import type { CitationList } from '../citations/citations.ts';
import { passagesOfSection } from '../section-passages.ts';

/** Steps further down than this are a reference list, not something to follow. */
const MAX_STEPS = 60;

/**
 * All passages of the procedure that a passage is part of, in order; itself alone if it stands alone. A note or an
 * example between two steps does not end a procedure.
 */
export function procedureOf(index: ManualIndex, found: FoundPassage): FoundPassage[] {
  const section = passagesOfSection(index, found);
  const at = section.findIndex(({ number }) => number === found.number);
  let [first, last] = [at, at];
  for (let i = at - 1; i >= 0; i -= 1) {
    if (goesOn(section[i], section[first])) first = i;
    else if (!isInterlude(section[i])) break;
  }
  for (let i = at + 1; i < section.length; i += 1) {
    if (goesOn(section[last], section[i])) last = i;
    else if (!isInterlude(section[i])) break;
  }
  return section
    .slice(first, last + 1)
    .filter(({ number, passage }) => number === found.number || passage.kind === 'steps');
}

/** What a part of a chapter is called that tells what to do, beside others of purpose, tools, results. */
const procedureHeading = whenNeeded(
  () => new RegExp(String.raw`^(?:[\dA-Z.]+\s+)?(?:the\s+)?(?:${formsOfAll('headings', 'procedure')})$`, 'i'),
);

/** Passages looked at on either side for the part of the same chapter that tells what to do. */
const MAX_BESIDE = 12;

/** The steps of the part "Procedure" of the chapter that a passage stands in; null where it has none. */
export function procedureBeside(index: ManualIndex, found: FoundPassage): FoundPassage | null {
  const { firstPassage, passageCount } = manualOfPassage(index, found.number);
  const chapter = found.passage.path.join('\n');
  if (chapter === '') return null;
  const [first, last] = [firstPassage, firstPassage + passageCount - 1];
  const candidates = [1, -1].flatMap((direction) => {
    for (let away = 1; away <= MAX_BESIDE; away += 1) {
      const number = found.number + direction * away;
      const passage = number < first || number > last ? undefined : index.passages[number];
      if (passage === undefined || passage.path.join('\n') !== chapter) return [];
      if (passage.kind === 'steps' && procedureHeading().test(passage.heading))
        return [{ away, number, passage }];
    }
    return [];
  });
  const [nearest] = candidates.sort((a, b) => a.away - b.away);
  return nearest ? { ...found, number: nearest.number, passage: nearest.passage } : null;
}

/**
 * The procedure of a passage's section, where it has one alone: then it is what the section is for. Null where there is
 * none, or several to choose from.
 */
export function soleProcedure(index: ManualIndex, found: FoundPassage): FoundPassage | null {
  const steps = passagesOfSection(index, found).filter(({ passage }) => passage.kind === 'steps');
  const [first] = steps;
  return first && procedureOf(index, first).length === steps.length ? first : null;
}

/** Whether steps go on in a later passage: said to by the manual's structure, or by the next number or the same bullet. */
function goesOn(earlier: FoundPassage | undefined, later: FoundPassage | undefined): boolean {
  if (earlier?.passage.kind !== 'steps' || later?.passage.kind !== 'steps') return false;
  const { continues } = later.passage;
  if (continues !== null && continues === (earlier.passage.continues ?? earlier.passage.ordinal)) return true;
  const [before, after] = [earlier.passage.steps.at(-1)?.marker ?? '', later.passage.steps[0]?.marker ?? ''];
  const [number, next] = [numberOf(before), numberOf(after)];
  return number === null || next === null ? before === after && number === next : next === number + 1;
}

function isInterlude(found: FoundPassage | undefined): boolean {
  return found !== undefined && (found.passage.kind === 'warning' || found.passage.kind === 'code');
}

function numberOf(marker: string): number | null {
  const digits = /\d+/.exec(marker)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** A procedure to follow: numbered, or (asked "how do I …?") bulleted. A legend of parts is none. */
export function isProcedure(
  { languageOf }: Pick<ManualIndex, 'languageOf'>,
  parts: readonly FoundPassage[],
  isHowTo: boolean,
): boolean {
  if (parts.every(({ number, passage }) => isPartsLegend(passage, languageOf[number]))) return false;
  const steps = parts.flatMap(({ passage }) => passage.steps);
  if (steps.length < 2 || steps.length > MAX_STEPS) return false;
  return isHowTo || steps.some((step) => /[\p{L}\p{N}]/u.test(step.marker));
}

/** Every step of a procedure, verbatim and in order, each with the citation it stands in. */
export function stepsOf(parts: readonly FoundPassage[], citations: CitationList): AnswerStep[] {
  return parts.flatMap((part) => part.passage.steps.map((step) => toStep(part, step, citations)));
}

/** Characters `start` to `end` of a passage as a step; they are cited if they are not yet. */
export function toStep(
  found: FoundPassage,
  { marker, start, end, level = 0 }: Omit<Step, 'level'> & Partial<Step>,
  citations: CitationList,
): AnswerStep {
  const citation = citations.numberAt(found, start, end);
  const page = citations.citations[citation]?.page ?? found.passage.page;
  const step = { marker, text: found.passage.text.slice(start, end), page, citation };
  return level > 0 ? { ...step, level } : step;
}
