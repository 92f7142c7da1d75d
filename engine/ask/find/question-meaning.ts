import type { ManualIndex } from '../../index/manual-index.ts';
import type { Encoder } from '../../meaning/encoder.ts';
import { isEncoded, type MeaningIndex } from '../../meaning/meaning-index.ts';
import { MODEL_NAMES, type ModelName } from '../../meaning/models.ts';
import type { Turn } from '../answer.ts';
import { leadingQuestion } from '../question/conversation.ts';
import { isManualWord } from '../question/is-manual-word.ts';
import { languageOfQuestion } from '../question/question-language.ts';

/** Unit vectors of one text by model. */
export type TextVectors = Partial<Record<ModelName, Float32Array>>;

/** What a question means, as far as vectors tell. */
export type QuestionMeaning = {
  /** What it is compared with. */
  held: MeaningIndex;
  /** ISO 639-1 of the question's language. */
  language: string;
  /** The question by itself. */
  alone: TextVectors;
  /** Behind the question that it may lean on; null for the first of a conversation. */
  led: TextVectors | null;
};

/** What means something: the encoder, and the vectors of an index's passages, null where there are none. */
export type Meanings = { encoder: Encoder; held: MeaningIndex | null };

/**
 * Encodes a question for the vectors that passages have. Null where they have none, or the encoder gives none in time: then words
 * alone are gone by.
 */
export async function encodeAsked(
  { encoder, held }: Meanings,
  index: ManualIndex,
  question: string,
  history: readonly Turn[],
): Promise<QuestionMeaning | null> {
  if (held === null) return null;
  const earlier = history.map((turn) => turn.question);
  const isWord = isManualWord(index);
  const { language } = await languageOfQuestion(question, earlier, index.languages, isWord);
  const leading = leadingQuestion(index, history);
  const texts = leading === null ? [question] : [question, `${leading} ${question}`];
  const meaning: QuestionMeaning = { held, language, alone: {}, led: leading === null ? null : {} };
  for (const model of modelsToAsk(held, language)) {
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
export function modelsToAsk({ english, multilingual }: MeaningIndex, language: string): ModelName[] {
  if (language !== 'en' || english === undefined) return ['multilingual'];
  const isMixed = multilingual?.windowStarts.some(
    (_, passage) => isEncoded(multilingual, passage) && !isEncoded(english, passage),
  );
  return isMixed ? [...MODEL_NAMES] : ['english'];
}
