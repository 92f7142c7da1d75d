import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import type { Answer, AnswerWarning } from '../base/answer.ts';
import type { QuestionMeaning } from '../find/question-meaning.ts';
import type { FoundPassage } from '../find/search.ts';
import { boundQuestion } from '../question/amounts/bound-question.ts';
import { type CitationList, type CitedPiece, createCitationList } from '../say/citations/citations.ts';
import { readable } from '../say/readable.ts';
import { chooseInstructions } from './emergency/choose-instructions.ts';
import type { Instruction, Piece } from './emergency/find-instructions.ts';
import type { EmergencyKind } from './emergency/kinds.ts';
import { kindsByMeaning } from './emergency/said-by-meaning.ts';
import { kindsInWords } from './emergency/said-in-words.ts';

/** All of `content` where somebody tells of an emergency and the manuals say nothing of what to do. */
export const NO_EMERGENCY_INSTRUCTIONS =
  'The manual gives no instructions for this emergency. Contact the manufacturer.';

/** The kinds of emergency that a message tells of, by its words and else by what it means; none for any other message. */
export function emergencyIn(message: string, meaning: QuestionMeaning | null): EmergencyKind[] {
  const kinds = kindsInWords(boundQuestion(message));
  return kinds.length > 0 || meaning === null ? kinds : kindsByMeaning(meaning);
}

/**
 * What the manuals tell to do in the emergency that a message tells of, whole and nothing else: no step of operating the product
 * stands beside it. Where they tell nothing, it says so, and invents nothing. Null for a message that tells of no emergency.
 */
export function answerEmergency(
  index: ManualIndex,
  message: string,
  meaning: QuestionMeaning | null,
): Answer | null {
  const kinds = emergencyIn(message, meaning);
  if (kinds.length === 0) return null;
  const instructions = chooseInstructions(index, kinds, message, meaning);
  const citations = createCitationList();
  const warnings = instructions.map((one) => toWarning(index, one, citations));
  const hasInstructions = warnings.length > 0;
  return {
    answered: hasInstructions,
    band: hasInstructions ? 'answer' : 'none',
    confidence: hasInstructions ? 1 : 0,
    content: hasInstructions ? warnings.map(({ text }) => text).join('\n\n') : NO_EMERGENCY_INSTRUCTIONS,
    steps: [],
    warnings,
    table: null,
    citations: [...citations.citations],
    figures: [],
    related: [],
    suggestions: [],
    emergency: { hasInstructions },
  };
}

function toWarning(index: ManualIndex, { pieces }: Instruction, citations: CitationList): AnswerWarning {
  const cited = pieces.flatMap((piece) => toCitedPiece(index, piece));
  const [first] = cited;
  const level = first?.found.passage.level;
  return {
    // A label keeps its own signal word if that is about injuries.
    level: level === 'warning' || level === 'caution' ? level : 'danger',
    text: cited.map(({ found, start, end }) => readable(found.passage, start, end)).join('\n'),
    page: first?.found.passage.page ?? null,
    citation: citations.citeTogether(cited),
  };
}

function toCitedPiece(
  index: ManualIndex,
  { passage: number, start, end }: Piece,
): (CitedPiece & { found: FoundPassage })[] {
  const passage = index.passages[number];
  if (passage === undefined) return [];
  const { manualId, title } = manualOfPassage(index, number);
  return [{ found: { number, manualId, title, passage, score: 1 }, start, end }];
}
