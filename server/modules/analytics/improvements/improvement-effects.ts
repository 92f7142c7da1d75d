import type { ImprovementEffect, ImprovementKind } from '../../../../contracts/analytics/analytics-topics.ts';
import { matchDescription } from '../../../../engine/ask/match-description.ts';
import { codesIn } from '../../../../engine/topics/fault-codes.ts';
import { VIDEO_FITS } from '../../../../replies/videos.ts';
import { DAY_MS } from '../../../time.ts';
import { presentNamed } from '../topics/topics.presenter.ts';
import type { AskedRow, DoneRow } from './improvements.repository.ts';

/** Something that was done, and what kind of thing. */
export type Done = DoneRow & { kind: ImprovementKind };

/** Days that are counted before and after something was done. */
const EFFECT_DAYS = 28;

/** Days that are looked at around something done: not before the product was there, nor after now. */
export const effectSpan = ({ doneAt, productCreatedAt }: Done, now: Date) => ({
  since: new Date(Math.max(doneAt.getTime() - EFFECT_DAYS * DAY_MS, productCreatedAt.getTime())),
  until: new Date(Math.min(doneAt.getTime() + EFFECT_DAYS * DAY_MS, now.getTime())),
});

/**
 * How often what it is about was asked, and went unhelped, before and after. `corrected` names the correction that
 * answers each question now, for those that one does.
 */
export function measureEffect(
  done: Done,
  asked: readonly AskedRow[],
  corrected: ReadonlyMap<string, { _id: string }>,
  now: Date,
): ImprovementEffect {
  const { since, until } = effectSpan(done, now);
  const about = asked.filter((row) => isAbout(done, row, corrected));
  const count = (from: Date, to: Date) => {
    const own = about.filter(({ createdAt }) => createdAt >= from && createdAt < to);
    return {
      days: Math.max(0, Math.round((to.getTime() - from.getTime()) / DAY_MS)),
      asked: own.length,
      unhelped: own.filter(({ isUnhelped }) => isUnhelped).length,
    };
  };
  return {
    kind: done.kind,
    product: presentNamed({ id: done.productId, name: done.productName }),
    subject: done.subject,
    timestamp: done.doneAt.toISOString(),
    useCount: done.useCount,
    before: count(since, done.doneAt),
    after: count(done.doneAt, until),
  };
}

function isAbout(
  { kind, id, about }: Done,
  { id: questionId, content }: AskedRow,
  corrected: ReadonlyMap<string, { _id: string }>,
): boolean {
  switch (kind) {
    case 'correction':
      return corrected.get(questionId)?._id === id;
    case 'error-image': {
      const codes = codesIn(about);
      return codesIn(content).some((code) => codes.includes(code));
    }
    case 'video':
      return matchDescription(content, about) >= VIDEO_FITS;
    case 'manual':
      return true;
  }
}
