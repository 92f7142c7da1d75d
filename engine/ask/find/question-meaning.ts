import type { ManualIndex } from '../../index/manual-index.ts';
import type { Encoder } from '../../meaning/encoder.ts';
import { isEncoded, type MeaningIndex } from '../../meaning/meaning-index.ts';
import { MODEL_NAMES, type ModelName } from '../../meaning/models.ts';
import type { Turn } from '../base/answer.ts';
import { leadingQuestion } from '../question/forms/conversation.ts';
import { isManualWord } from '../question/is-manual-word.ts';
import { askedParts } from '../question/parts/asked-parts.ts';
import { languageOfQuestion } from '../question/question-language.ts';

/** The unit vectors of one text, by model. */
export type TextVectors = Partial<Record<ModelName, Float32Array>>;

/** The vectors of a question. */
export type QuestionMeaning = {
  /** The vectors of the index that it is compared with. */
  held: MeaningIndex;
  /** ISO 639-1 of the question's language. */
  language: string;
  /** The question alone. */
  alone: TextVectors;
  /** The question appended to the one before it, on which it may depend; null for the first question of a conversation. */
  led: TextVectors | null;
  /** The vectors of each part of a question that asks several things, in order; absent if it asks one thing. */
  parts?: readonly QuestionMeaning[];
};

/** A text to be encoded: alone, and appended to the question that it may depend on. */
type Asked = { text: string; leading: string | null };

/** The encoder and the vectors of an index's passages; null if there are none. */
export type Meanings = { encoder: Encoder; held: MeaningIndex | null };

/** What of a question is to be encoded, and by which models: the question itself first, then its parts. Plain data. */
export type ToEncode = { language: string; models: readonly ModelName[]; texts: readonly Asked[] };
/** The same when it is encoded. Plain data, which can be handed to another thread. */
export type EncodedQuestion = { language: string; texts: readonly Encoded[] };

/**
 * Encodes a question with the models that the passages were encoded with. Null if there are no passage vectors or the encoder does not
 * answer in time: then the search uses words alone.
 */
export async function encodeAsked(
  { encoder, held }: Meanings,
  index: ManualIndex,
  question: string,
  history: readonly Turn[],
): Promise<QuestionMeaning | null> {
  const wanted = await findTexts(held, index, question, history);
  return meaningOf(held, wanted && (await encodeTexts(encoder, wanted)));
}

/** What has to be encoded for a question; null if there are no passage vectors. */
export async function findTexts(
  held: MeaningIndex | null,
  index: ManualIndex,
  question: string,
  history: readonly Turn[],
): Promise<ToEncode | null> {
  if (held === null) return null;
  const earlier = history.map((turn) => turn.question);
  const isWord = isManualWord(index);
  const { language } = await languageOfQuestion(question, earlier, index.languages, isWord);
  const whole: Asked = { text: question, leading: leadingQuestion(index, history) };
  const parts = askedParts(index, question).map(({ asks, before }): Asked => {
    const turns = [...history, ...before.map((said) => ({ question: said }))];
    return { text: asks, leading: leadingQuestion(index, turns) };
  });
  return { language, models: modelsToAsk(held, language), texts: [whole, ...parts] };
}

/** Null if the encoder does not answer in time. */
export async function encodeTexts(
  encoder: Pick<Encoder, 'encodeQuestions'>,
  { language, models, texts }: ToEncode,
): Promise<EncodedQuestion | null> {
  const encoded = await encodeEach(encoder, texts, models);
  return Object.keys(encoded[0]?.alone ?? {}).length === 0 ? null : { language, texts: encoded };
}

/** What an encoded question means beside the vectors of an index; null if either is missing. */
export function meaningOf(
  held: MeaningIndex | null,
  encoded: EncodedQuestion | null,
): QuestionMeaning | null {
  const [own, ...ofParts] = encoded?.texts ?? [];
  if (held === null || encoded === null || own === undefined) return null;
  const meant = { held, language: encoded.language };
  return {
    ...{ ...meant, ...own },
    ...(ofParts.length > 0 && { parts: ofParts.map((part) => ({ ...meant, ...part })) }),
  };
}

type Encoded = Pick<QuestionMeaning, 'alone' | 'led'>;

/** All texts go to a model in one batch, so that a question of several parts waits in its queue only once. */
async function encodeEach(
  encoder: Pick<Encoder, 'encodeQuestions'>,
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
 * The models that a question is encoded with. English questions are compared with English passages by the English model; every other
 * combination uses the multilingual model, whose vectors are comparable with those of the English model for passages that have no others.
 */
export function modelsToAsk({ english, multilingual }: MeaningIndex, language: string): ModelName[] {
  if (language !== 'en' || english === undefined) return ['multilingual'];
  const isMixed = multilingual?.windowStarts.some(
    (_, passage) => isEncoded(multilingual, passage) && !isEncoded(english, passage),
  );
  return isMixed ? [...MODEL_NAMES] : ['english'];
}
