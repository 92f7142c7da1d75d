/**
 * Answers a photo of a problem: by the vendor's error images, else by what was typed beside it and the words read in
 * it, else by what a model sees in it, if one is set up.
 */
import { describedPhotoQuestion, photoQuestion } from '../../../../contracts/chat/photo-question.ts';
import { findCodes } from '../../../../engine/look/codes.ts';
import { type Look, lookAtPhoto } from '../../../../engine/look/look.ts';
import { matchPhoto, type Reference } from '../../../../engine/look/match-photo.ts';
import type { ShapePicture } from '../../../../engine/picture/picture-shape.ts';
import type { ReadPictureText } from '../../../../engine/read/ocr/recognize-picture.ts';
import type { StoredAnswer } from '../../../../replies/stored-answer.ts';
import { withModel } from '../../../../replies/to-stored-answer.ts';
import { orRefuse } from '../../files/encode-picture.ts';
import type { ErrorImageRow } from '../../media/media.repository.ts';
import { preparePicture } from '../../media/picture.ts';
import type { AskService } from '../ask.service.ts';
import type { ProductIndexes } from '../indexes/product-index.ts';
import { fromChoices, fromErrorImage } from '../remedies/media-answers.ts';
import type { DescribePhoto } from './photo-describer.ts';
import { createPhotoLookUp, type Product } from './photo-look-up.ts';

const MAX_READ_CHARS = 400;
const UNSURE_CONFIDENCE = 0.3;
/** Highest confidence of what only a model saw, because it may have misread a digit. */
const DESCRIBED_CONFIDENCE = 0.6;

export type PhotoAnswerDeps = {
  asks: Pick<AskService, 'answerFrom' | 'answerUnkept'>;
  indexes: Pick<ProductIndexes, 'get'>;
  listReferences: (companyId: string, productId: string) => Promise<Reference<ErrorImageRow>[]>;
  shapePicture: ShapePicture;
  readPictureText: ReadPictureText;
  /** Null where no model that sees is set up. */
  describe: DescribePhoto | null;
  /** Name of the model that does; null without one. */
  describerName: string | null;
};

/** A photo as it arrived, and what was typed beside it; may be empty. */
export type Photo = { path: string; question: string };
/** What a photo asks and is answered, and the model's tokens that it took. */
type Found = { asked: string; stored: StoredAnswer; tokens: number };

/** Makes the function that answers a photo. */
export function createPhotoAnswer(deps: PhotoAnswerDeps) {
  const { indexes, listReferences, shapePicture, readPictureText, describe } = deps;
  const lookUp = createPhotoLookUp(deps.asks);

  return async (product: Product, { path, question }: Photo, mayDescribe: boolean): Promise<Found> => {
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
  };
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

const doubt = (stored: StoredAnswer): StoredAnswer => {
  const confidence = Math.min(stored.confidence, DESCRIBED_CONFIDENCE);
  const match = stored.match && { ...stored.match, confidence };
  return { ...stored, confidence, ...(match ? { match } : {}), isPhotoDescribed: true };
};
