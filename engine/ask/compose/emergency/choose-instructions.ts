import { splitSentences } from '../../../document/sentences.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { type MeaningIndex, sentenceCosines } from '../../../meaning/meaning-index.ts';
import { whenNeeded } from '../../../runtime/when-needed.ts';
import { formsOfAll } from '../../../words/named-words.ts';
import type { QuestionMeaning } from '../../find/question-meaning.ts';
import { inSpokenLanguage } from '../../question/spoken-language.ts';
import { findInstructions, type Instruction, type Piece } from './find-instructions.ts';
import { type EmergencyKind, isOfProduct } from './kinds.ts';
import { plainText } from './word-pattern.ts';

/** More are no help to somebody in danger; each is given whole. */
const MAX_INSTRUCTIONS = 3;

/** Batteries and cells, in many languages: what helps who swallowed one differs from what helps against a cleaner. */
const batteries = whenNeeded(() => new RegExp(formsOfAll('emergency-instructions', 'batteries'), 'u'));

/**
 * What the manuals tell to do in an emergency of these kinds, the nearest first, then what they tell of emergencies of any kind. The
 * likelier kinds come first.
 */
export function chooseInstructions(
  index: ManualIndex,
  kinds: readonly EmergencyKind[],
  message: string,
  meaning: QuestionMeaning | null,
): Instruction[] {
  const all = inLanguageOf(inSpokenLanguage(index, message), findInstructions(index));
  const isAbout = isAboutSubstance(index, kinds, message);
  const ofKind = all.filter((one) => one.kinds.some((kind) => kinds.includes(kind)) && isAbout(one));
  const nearness = new Map(ofKind.map((one) => [one, nearnessOf(index, one, meaning)]));
  const sorted = ofKind.toSorted(
    (a, b) => Number(b.isSection) - Number(a.isSection) || (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0),
  );
  const general = all.filter(({ kinds: named, isSection }) => isSection && named.length === 0);
  // A section about the product's emergencies tells nothing to somebody who swallowed something, unless it names that.
  const fitting = kinds.some(isOfProduct)
    ? general
    : general.filter((one) => sorted.some((own) => isWithin(own, one)));
  return withoutRepeats(index, sorted, fitting).slice(0, MAX_INSTRUCTIONS);
}

/** Without those in other languages, where some are in the one that is asked in. */
function inLanguageOf(
  { askedIn, languageOf }: ManualIndex,
  all: readonly Instruction[],
): readonly Instruction[] {
  const own = all.filter(({ pieces: [first] }) => languageOf[first?.passage ?? -1] === askedIn);
  return own.length > 0 ? own : all;
}

/** Of what was swallowed or got on somebody, batteries are told from all else. */
function isAboutSubstance(
  index: ManualIndex,
  kinds: readonly EmergencyKind[],
  message: string,
): (one: Instruction) => boolean {
  const isSubstance = kinds.every((kind) => kind === 'swallowed' || kind === 'chemical');
  const isBattery = batteries().test(plainText(message));
  return (one) => {
    if (!isSubstance) return true;
    const { passage = -1 } = one.pieces[0] ?? {};
    const { heading = '' } = index.passages[passage] ?? {};
    return batteries().test(plainText([heading, textOf(index, one)].join('\n'))) === isBattery;
  };
}

/** The best cosine that a sentence of it reaches with the message; 0 by words alone. */
function nearnessOf(index: ManualIndex, { pieces }: Instruction, meaning: QuestionMeaning | null): number {
  const cosines = pieces.flatMap((piece) => cosinesOf(index, piece, meaning));
  return cosines.reduce((best, cosine) => Math.max(best, cosine), 0);
}

function cosinesOf(index: ManualIndex, piece: Piece, meaning: QuestionMeaning | null): number[] {
  if (meaning === null) return [];
  const sentences = splitSentences(index.passages[piece.passage]?.text ?? '');
  return (Object.keys(meaning.alone) as (keyof MeaningIndex)[]).flatMap((model) => {
    const [space, vector] = [meaning.held[model], meaning.alone[model]];
    if (space === undefined || vector === undefined) return [];
    return sentenceCosines(space, vector, piece.passage).filter((_, i) => {
      const { start = 0, end = 0 } = sentences[i] ?? {};
      return piece.start <= start && end <= piece.end;
    });
  });
}

/** The specific ones, each in the section about emergencies that holds it, then the general ones; nothing twice. */
function withoutRepeats(
  index: ManualIndex,
  specific: readonly Instruction[],
  general: readonly Instruction[],
): Instruction[] {
  const chosen: Instruction[] = [];
  const texts: string[] = [];
  const widened = specific.map((one) => general.find((whole) => isWithin(one, whole)) ?? one);
  for (const one of [...widened, ...general]) {
    const text = plainText(textOf(index, one));
    if (chosen.some((other) => isWithin(one, other)) || texts.some((other) => other.includes(text))) continue;
    chosen.push(one);
    texts.push(text);
  }
  return chosen.filter((one) => !chosen.some((other) => other !== one && isWithin(one, other)));
}

const isWithin = ({ pieces }: Instruction, whole: Instruction): boolean =>
  pieces.every((piece) =>
    whole.pieces.some(
      ({ passage, start, end }) => passage === piece.passage && start <= piece.start && piece.end <= end,
    ),
  );

/** The words of an instruction, a line for each piece. */
export const textOf = ({ passages }: ManualIndex, { pieces }: Instruction): string =>
  pieces.map(({ passage, start, end }) => passages[passage]?.text.slice(start, end) ?? '').join('\n');
