import type { SourcePage } from '../../../contracts/chat/corrections.ts';
import { AppError } from '../../app-error.ts';
import type { HeldManual } from '../manuals/passages.repository.ts';

/** A correction whose `field` can't be taken; `message` says what to do about it. */
const refuse = (field: 'question' | 'source', message: string): AppError =>
  new AppError('invalid_request', message, { errors: { [field]: message } });

/** @throws AppError invalid_request */
export function assertUnderstandable(standsAlone: boolean): void {
  if (!standsAlone)
    throw refuse('question', 'Write the question so that it can be understood without the ones before it.');
}

/**
 * A question has one correction: a second would either never be used or displace the first.
 * @param known the one that answers the question already
 * @throws AppError conflict
 */
export function assertNew(known: { id: string; question: string } | null | undefined, ownId?: string): void {
  if (!known || known.id === ownId) return;
  const message = `There is a correction for this question already: “${known.question}”`;
  throw new AppError('conflict', message, { errors: { question: message } });
}

/** The manual that a source names, if it has the page. @throws AppError invalid_request */
export function requireSource(manual: HeldManual | undefined, { page }: SourcePage): HeldManual {
  if (manual === undefined) throw refuse('source', 'This manual does not answer questions.');
  const { pages, title } = manual;
  if (pages === null && page !== null) throw refuse('source', `“${title}” has no pages: leave the page out.`);
  if (pages !== null && page === null) throw refuse('source', 'Give the page of the manual.');
  if (pages !== null && page !== null && page > pages)
    throw refuse('source', `“${title}” has ${pages} pages.`);
  return manual;
}
