import type { ManualIndex } from '../../index/manual-index.ts';
import type { Encoder } from '../../meaning/encoder.ts';
import { isEncoded } from '../../meaning/meaning-index.ts';
import { MODEL_NAMES, type ModelName } from '../../meaning/models.ts';
import type { Turn } from '../answer.ts';
import { leadingQuestion } from '../question/conversation.ts';
import { isManualWord } from '../question/is-manual-word.ts';
import { languageOfQuestion } from '../question/question-language.ts';

/** Unit vectors of one text by model. */
export type TextVectors = Partial<Record<ModelName, Float32Array>>;

/** What a question means, as far as vectors tell. */
export type QuestionMeaning = {
  /** ISO 639-1 of the question's language. */
  language: string;
  /** The question by itself. */
  alone: TextVectors;
  /** Behind the question that it may lean on; null for the first of a conversation. */
  led: TextVectors | null;
};

/**
 * Encodes a question for the vectors that an index has. Null where it has none, or the encoder gives none in time: then words
 * alone are gone by.
 */
export async function encodeAsked(
  encoder: Encoder,
  index: ManualIndex,
  question: string,
  history: readonly Turn[],
): Promise<QuestionMeaning | null> {
  if (index.meaning === null) return null;
  const earlier = history.map((turn) => turn.question);
  const isWord = isManualWord(index);
  const { language } = await languageOfQuestion(question, earlier, index.languages, isWord);
  const leading = leadingQuestion(index, history);
  const texts = leading === null ? [question] : [question, `${leading} ${question}`];
  const meaning: QuestionMeaning = { language, alone: {}, led: leading === null ? null : {} };
  for (const model of modelsToAsk(index, language)) {
    const [alone, led] = (await encoder.encodeQuestions(model, texts)) ?? [];
    if (alone === undefined) continue;
    meaning.alone[model] = alone;
    if (meaning.led !== null && led !== undefined) meaning.led[model] = led;
  }
  return Object.keys(meaning.alone).length === 0 ? null : meaning;
}

/**
 * The models that a question is encoded with. English meets English passages by the English model; whatever else meets does by the
 * one of many languages, whose vectors come near to the English model's where it has none itself.
 */
export function modelsToAsk({ meaning, passages }: ManualIndex, language: string): ModelName[] {
  if (meaning === null) return [];
  if (language !== 'en' || meaning.english === undefined) return ['multilingual'];
  const { english, multilingual } = meaning;
  const isMixed =
    multilingual !== undefined &&
    passages.some((_, passage) => isEncoded(multilingual, passage) && !isEncoded(english, passage));
  return isMixed ? [...MODEL_NAMES] : ['english'];
}
