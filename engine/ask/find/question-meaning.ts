import type { ManualIndex } from '../../index/manual-index.ts';
import type { Encoder } from '../../meaning/encoder.ts';
import { isEncoded, type MeaningIndex } from '../../meaning/meaning-index.ts';
import { MODEL_NAMES, type ModelName } from '../../meaning/models.ts';
import type { Turn } from '../base/answer.ts';
import { leadingQuestion } from '../question/conversation.ts';
import { isManualWord } from '../question/is-manual-word.ts';
import { askedParts } from '../question/parts/asked-parts.ts';
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
  /** The same of each part of a question that asks several things, in their order; left out where it asks one. */
  parts?: readonly QuestionMeaning[];
};

/** A text to be encoded, alone and behind what it may lean on. */
type Asked = { text: string; leading: string | null };

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
  const whole: Asked = { text: question, leading: leadingQuestion(index, history) };
  const parts = askedParts(index, question).map(({ asks, before }): Asked => {
    const turns = [...history, ...before.map((said) => ({ question: said }))];
    return { text: asks, leading: leadingQuestion(index, turns) };
  });
  const [own, ...ofParts] = await encodeEach(encoder, [whole, ...parts], modelsToAsk(held, language));
  if (own === undefined || Object.keys(own.alone).length === 0) return null;
  const meant = { held, language };
  return {
    ...{ ...meant, ...own },
    ...(ofParts.length > 0 && { parts: ofParts.map((part) => ({ ...meant, ...part })) }),
  };
}

type Encoded = Pick<QuestionMeaning, 'alone' | 'led'>;

/** All texts go to a model at once, so that a question of several parts waits in its queue but once. */
async function encodeEach(
  encoder: Encoder,
  asked: readonly Asked[],
  models: readonly ModelName[],
): Promise<Encoded[]> {
  const made = asked.map(({ leading }): Encoded => ({ alone: {}, led: leading === null ? null : {} }));
  const texts = asked.flatMap(({ text, leading }) =>
    leading === null ? [text] : [text, `${leading} ${text}`],
  );
  for (const model of models) {
    const vectors = [...((await encoder.encodeQuestions(model, texts)) ?? [])];
    for (const { alone, led } of made) {
      const [own, behind] = vectors.splice(0, led === null ? 1 : 2);
      if (own === undefined) break;
      alone[model] = own;
      if (led !== null && behind !== undefined) led[model] = behind;
    }
  }
  return made;
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
