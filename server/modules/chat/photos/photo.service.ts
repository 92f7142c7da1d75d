/**
 * Answers a photo of a problem: by the vendor's error images, else by what was typed beside it and the words read in
 * it, else by what a model sees in it, if one is set up.
 */

import { NO_MATCH_TEXT } from '../../../../contracts/chat/answer-texts.ts';
import { describedPhotoQuestion, photoQuestion } from '../../../../contracts/chat/photo-question.ts';
import { findCodes } from '../../../../engine/look/codes.ts';
import { type Look, lookAtPhoto } from '../../../../engine/look/look.ts';
import { matchPhoto, type Reference } from '../../../../engine/look/match-photo.ts';
import type { ShapePicture } from '../../../../engine/picture/picture-shape.ts';
import type { ReadPictureText } from '../../../../engine/read/ocr/recognize-picture.ts';
import { presentUnkept } from '../../../../replies/present-message.ts';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import { withModel } from '../../../../replies/to-stored-answer.ts';
import { AppError, notFound } from '../../../app-error.ts';
import type { Db } from '../../../db/connect.ts';
import type { Actor } from '../../../http/actor.ts';
import { orRefuse } from '../../files/encode-picture.ts';
import type { LinkSigner } from '../../files/link-signer.ts';
import type { ErrorImageRow } from '../../media/media.repository.ts';
import { preparePicture } from '../../media/picture.ts';
import { requireProduct } from '../../products/require-product.ts';
import type { AskService } from '../ask.service.ts';
import type { Asked, Sent } from '../asked.ts';
import { createChatRepository } from '../chat.repository.ts';
import type { Clock } from '../counting/answer-time.ts';
import type { QueryBudget } from '../counting/query-budget.ts';
import type { LinkIds } from '../find-link.ts';
import type { ProductIndexes } from '../indexes/product-index.ts';
import { emptyAnswer, fromChoices, fromErrorImage } from '../remedies/media-answers.ts';
import type { DescribePhoto } from './photo-describer.ts';

const MAX_READ_CHARS = 400;
/** Codes of one photo that are looked up. */
const MAX_CODES = 3;
const UNSURE_CONFIDENCE = 0.3;
/** Highest confidence of what only a model saw, because it may have misread a digit. */
const DESCRIBED_CONFIDENCE = 0.6;

export type PhotoInput = {
  productId: string;
  uniqueId?: string | undefined;
  path: string;
  /** What was typed beside the photo; may be empty. */
  question: string;
  requestKey: string | undefined;
};

type Deps = {
  db: Db;
  asks: Pick<AskService, 'findLink' | 'findReply' | 'answerFrom' | 'answerUnkept' | 'record'>;
  indexes: Pick<ProductIndexes, 'get'>;
  budget: Pick<QueryBudget, 'open'>;
  links: LinkSigner;
  listReferences: (companyId: string, productId: string) => Promise<Reference<ErrorImageRow>[]>;
  shapePicture: ShapePicture;
  readPictureText: ReadPictureText;
  /** Null where no model that sees is set up. */
  describe: DescribePhoto | null;
  /** Name of the model that does; null without one. */
  describerName: string | null;
  clock: Clock;
};

type Product = Pick<LinkIds, 'companyId' | 'productId'>;
/** A photo as it arrived, and what was typed beside it. */
type Photo = Pick<PhotoInput, 'path' | 'question'>;
/** What a photo asks and is answered, and the model's tokens that it took. */
type Found = { asked: string; stored: StoredAnswer; tokens: number };
export type PhotoService = ReturnType<typeof createPhotoService>;

/** Answers photos. */
export function createPhotoService(deps: Deps) {
  const { db, asks, indexes, budget, links, listReferences, shapePicture, readPictureText } = deps;
  const { describe, clock } = deps;
  const repository = createChatRepository(db);

  /** By the vendor's error images, by what was typed and read in the photo, and last by what a model sees in it. */
  async function answer(product: Product, { path, question }: Photo, mayDescribe: boolean): Promise<Found> {
    const { companyId, productId } = product;
    // Browsers send the lines of a form's field as mails have them.
    const typed = question.replace(/\r\n?/g, '\n');
    const picture = await preparePicture(shapePicture, path);
    const decoding = Promise.all([readPictureText(picture), lookAtPhoto(shapePicture, picture)]);
    const [words, look] = await orRefuse('image', decoding);
    const readText = words.trim().slice(0, MAX_READ_CHARS);
    const references = await listReferences(companyId, productId);
    const known = await findKnown({ look, words: readText }, references);
    const stored = known ?? (await lookUp(product, typed, readText));
    const found = { asked: photoQuestion(readText, typed), stored, tokens: 0 };
    if (known || stored.answered || !mayDescribe || !describe) return found;

    const { manuals } = await indexes.get(companyId, productId);
    const [manual] = manuals.values();
    const { description, tokens } = await describe(picture, manual?.language ?? 'en');
    if (!description) return { ...found, tokens };
    const seen = [description.words, description.scene].filter((text) => text !== '').join(' – ');
    const hasCode = findCodes(description.words).length > 0;
    const seenKnown = hasCode ? await findKnown({ look, words: description.words }, references) : null;
    const asDescribed = doubt(seenKnown ?? (await lookUp(product, typed, seen)));
    const named = withModel(asDescribed, deps.describerName);
    return { asked: describedPhotoQuestion(seen, typed), stored: named, tokens };
  }

  /** The error image that it shows, or those among which the customer has to choose; null where it shows none. */
  async function findKnown(
    photo: { look: Look; words: string },
    references: Reference<ErrorImageRow>[],
  ): Promise<StoredAnswer | null> {
    const { match, choices } = await matchPhoto(photo, references);
    if (match) return fromErrorImage(match.item, match.confidence);
    return choices.length > 0 ? fromChoices(choices, UNSURE_CONFIDENCE) : null;
  }

  /** From the manual: by what was typed, else by the codes among the words of the photo, else by all of them. */
  async function lookUp(product: Product, typed: string, words: string): Promise<StoredAnswer> {
    const { companyId, productId } = product;
    const codes = findCodes(words).slice(0, MAX_CODES);
    const byTyping = typed === '' ? null : await lookUpTyped(product, typed, codes.join(' ') || words);
    if (byTyping?.answered) return byTyping;
    for (const code of codes) {
      const stored = await asks.answerFrom(companyId, productId, code);
      if (stored.answered) return stored;
    }
    const byWords = words === '' ? null : await asks.answerFrom(companyId, productId, words);
    if (byWords?.answered) return byWords;
    return { ...(byTyping ?? byWords ?? noMatch()), content: NO_MATCH_TEXT };
  }

  /** What was typed, answered with what the photo says beside it and alone: the surer of both. */
  async function lookUpTyped(
    { companyId, productId }: Product,
    typed: string,
    beside: string,
  ): Promise<StoredAnswer | null> {
    const { answer: alone } = await asks.answerUnkept(companyId, productId, typed);
    // Thanks are no question.
    if (typeof alone === 'string') return null;
    if (beside === '') return alone;
    const together = await asks.answerFrom(companyId, productId, `${typed} ${beside}`);
    const isSurer = together.answered && (!alone.answered || together.confidence >= alone.confidence);
    return isSurer ? together : alone;
  }

  return {
    choose,

    /**
     * A customer's photo is charged and stored like a question. The vendor, signed in and without a link, gets the
     * answer only.
     * @throws AppError not_found, out_of_queries, invalid_request, unsupported_file, picture_too_large
     */
    async ask(
      actor: Actor | null,
      { productId, uniqueId, requestKey, ...photo }: PhotoInput,
    ): Promise<Asked> {
      if (uniqueId === undefined) return preview(actor, productId, photo);
      const startedAt = clock();
      const companyId = await repository.findCompanyOfLink(uniqueId);
      if (companyId === undefined) throw notFound('This chat');
      const link = await asks.findLink({ companyId, productId, uniqueId });
      const before = await asks.findReply(link, { requestKey });
      if (before) return before;
      const limits = await budget.open(link, new Date());
      const { asked, ...found } = await answer(link.chatbot, photo, true);
      const sent = { question: asked, requestKey };
      return asks.record(link, limits, sent, found, { now: new Date(), startedAt });
    },
  };

  /** Answers with one of the choices of an earlier answer, for the price of a question. */
  async function choose(ids: LinkIds, sent: Sent, errorImageId: string): Promise<Asked> {
    const startedAt = clock();
    const link = await asks.findLink(ids);
    const before = await asks.findReply(link, sent);
    if (before) return before;
    const now = new Date();
    const limits = await budget.open(link, now);
    const references = await listReferences(ids.companyId, ids.productId);
    const chosen = references.find(({ item }) => item.id === errorImageId);
    if (!chosen) throw notFound('This picture');
    const found = { stored: fromErrorImage(chosen.item, 1), tokens: 0 };
    return asks.record(link, limits, sent, found, { now, startedAt });
  }

  async function preview(actor: Actor | null, productId: string, photo: Photo): Promise<Asked> {
    if (actor?.role !== 'company' || actor.companyId === null) {
      throw new AppError('invalid_request', 'Open this from a chatbot link.', {
        errors: { uniqueId: 'Missing' },
      });
    }
    const { companyId } = actor;
    await requireProduct(db, companyId, productId);
    // Nobody is charged for it, so no model is asked.
    const { asked, stored } = await answer({ companyId, productId }, photo, false);
    return {
      ...presentUnkept(asked, stored, links),
      videos: stored.videos,
      queriesUsed: 0,
      queryLimit: 0,
      suggestions: stored.suggestions,
    };
  }
}

const doubt = (stored: StoredAnswer): StoredAnswer => {
  const confidence = Math.min(stored.confidence, DESCRIBED_CONFIDENCE);
  const match = stored.match && { ...stored.match, confidence };
  return { ...stored, confidence, ...(match ? { match } : {}), isPhotoDescribed: true };
};

const noMatch = (): StoredAnswer => ({
  ...emptyAnswer,
  answered: false,
  band: 'none',
  confidence: 0,
  content: NO_MATCH_TEXT,
});
