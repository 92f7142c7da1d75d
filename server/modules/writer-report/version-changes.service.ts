import type { VersionChange } from '../../../contracts/analytics/writer-report.ts';
import type { Db } from '../../db/connect.ts';
import { DAY_MS, dayOf, daysBefore } from '../../time.ts';
import { type Days, movedDay } from '../analytics/period.ts';
import type { AskService } from '../chat/ask.service.ts';
import { askedAgain, type TryAgain } from './asked-again.ts';
import { countWordings, type Wording } from './quotable.ts';
import { createUnansweredQuestionRepository } from './unanswered-questions.repository.ts';
import { createVersionRepository, type NewVersion } from './versions.repository.ts';

type Deps = {
  db: Db;
  /** May be some seconds behind `db`: for counts only. */
  read: Db;
  asks: Pick<AskService, 'answerUnkept'>;
};

/** Most days that are counted before and after a version, and that are searched for what was refused before it. */
const SPAN_DAYS = 28;
const MOST_CHANGES = 5;
const MOST_REFUSED = 300;
/** Different questions of one version that are asked again. */
const MOST_TRIED = 20;

/** What became of the product's questions where a new version of a manual took the place of an earlier one. */
export function createVersionChanges({ db, read, asks }: Deps) {
  const versions = createVersionRepository(db);
  const unanswered = createUnansweredQuestionRepository(db);
  const { sumDays } = createVersionRepository(read);

  /** The questions of as many days before the day of a version as after it. */
  async function compare(companyId: string, productId: string, version: NewVersion, now: Date) {
    const day = dayOf(version.readyAt);
    const days = daysToCompare(version, now);
    const sum = async (first: number, last: number) =>
      days === 0
        ? NOTHING
        : sumDays(companyId, productId, { from: movedDay(day, first), to: movedDay(day, last) });
    return { days, before: await sum(-days, -1), after: await sum(1, days) };
  }

  async function listRefused(companyId: string, productId: string, { readyAt }: NewVersion) {
    const span = { since: daysBefore(readyAt, SPAN_DAYS), until: readyAt, limit: MOST_REFUSED };
    return countWordings(await unanswered.listRefused(companyId, productId, span));
  }

  /** @param now the end of what can be counted */
  return async (companyId: string, productId: string, days: Days, now: Date): Promise<VersionChange[]> => {
    const around = {
      since: new Date(movedDay(days.from, -SPAN_DAYS)),
      until: new Date(movedDay(days.to, SPAN_DAYS + 1)),
    };
    const all = await versions.listNewVersions(companyId, productId, around);
    const within = all.filter(({ readyAt }) => days.from <= dayOf(readyAt) && dayOf(readyAt) <= days.to);
    const tryAgain = askedAgain((question) => asks.answerUnkept(companyId, productId, question));
    const changes: VersionChange[] = [];
    for (const version of within.slice(0, MOST_CHANGES)) {
      const compared = await compare(companyId, productId, version, now);
      const refused = await listRefused(companyId, productId, version);
      changes.push({
        ...{ manualId: version.manualId, title: version.title, version: version.version },
        timestamp: version.readyAt.toISOString(),
        ...compared,
        others: all.filter((other) => other !== version && isNear(other, version, compared.days)).length,
        refused: refused.length,
        ...(await tryThem(refused.slice(0, MOST_TRIED), tryAgain)),
      });
    }
    return changes;
  };
}

const NOTHING = { asked: 0, answered: 0, works: 0, does_not_work: 0 };

/** Whole days on either side of the day of the change: those that are over, and on which the manual was there. */
export function daysToCompare(
  { readyAt, manualCreatedAt }: Pick<NewVersion, 'readyAt' | 'manualCreatedAt'>,
  now: Date,
): number {
  const dayNumber = (moment: Date): number => Math.floor(moment.getTime() / DAY_MS);
  const changed = dayNumber(readyAt);
  const after = dayNumber(now) - changed - 1;
  const before = changed - dayNumber(manualCreatedAt);
  return Math.max(0, Math.min(SPAN_DAYS, after, before));
}

const isNear = (other: NewVersion, { readyAt }: NewVersion, days: number): boolean =>
  Math.abs(other.readyAt.getTime() - readyAt.getTime()) <= (days + 1) * DAY_MS;

async function tryThem(wordings: readonly Wording[], tryAgain: TryAgain) {
  const answeredNow: VersionChange['answeredNow'] = [];
  let tried = 0;
  for (const { text, times, question } of wordings) {
    const isAnswered = await tryAgain(question);
    if (isAnswered === null) break;
    tried += 1;
    if (isAnswered) answeredNow.push({ text, times });
  }
  return { tried, answeredNow };
}
