/** Which replaced versions of a manual may go, as far as their rows tell; whether an answer cites one is asked apart. */
import type { VersionsKept } from '../../../contracts/company/replaced-versions.ts';
import { DAY_MS, daysBefore } from '../../time.ts';

/** A version of a manual of which one answers. */
export type VersionState = {
  id: string;
  manualId: string;
  productId: string;
  number: number;
  status: 'queued' | 'processing' | 'ready' | 'failed';
  /** Null unless it was read to its end. */
  readyAt: Date | null;
  /** Null while its file is there. */
  removedAt: Date | null;
  /** Number of the version that answers. */
  answeringNumber: number;
  fileKey: string;
  bytes: number;
  isOnInstructions: boolean;
  isCorrectionSource: boolean;
};

/**
 * `current`: it answers, waits to be read, is newer than what answers, or is removed already; no choice concerns it.
 * `chosen`: the company keeps it. The others are those of `versionsPreview`, or `removable` unless an answer cites it.
 */
export type Verdict = 'current' | 'chosen' | 'recent' | 'instructions' | 'corrections' | 'removable';

/**
 * How long a version stays after it was replaced, whatever is chosen: answers that were being given from it are stored by then, and signed
 * links to its pages have expired.
 */
const STAYS_MS = DAY_MS;

/** Whether a newer version answers instead and its file is still there. One that could not be read counts, too. */
export const isReplaced = ({ status, number, answeringNumber, removedAt }: VersionState): boolean =>
  removedAt === null && number < answeringNumber && (status === 'ready' || status === 'failed');

/**
 * Judges each version of one manual.
 * @param versions all of the manual, removed ones too: they tell when others were replaced
 */
export function judgeVersions(
  versions: readonly VersionState[],
  kept: VersionsKept,
  now: Date,
): Map<string, Verdict> {
  const isChosen = choose(versions, kept, now);
  const judge = (version: VersionState): Verdict => {
    if (!isReplaced(version)) return 'current';
    if (isChosen(version)) return 'chosen';
    if (version.isOnInstructions) return 'instructions';
    if (version.isCorrectionSource) return 'corrections';
    return now.getTime() - replacedAt(version, versions) < STAYS_MS ? 'recent' : 'removable';
  };
  return new Map(versions.map((version) => [version.id, judge(version)]));
}

function choose(versions: readonly VersionState[], { newest, days }: VersionsKept, now: Date) {
  if (days !== null) {
    const since = daysBefore(now, days).getTime();
    return (version: VersionState): boolean => replacedAt(version, versions) >= since;
  }
  if (newest === null) return () => true;
  // One that could not be read takes no place of one that has answered.
  const answered = versions.filter((version) => isReplaced(version) && version.status === 'ready');
  const first = new Set(answered.sort((a, b) => b.number - a.number).slice(0, newest));
  return (version: VersionState): boolean => first.has(version);
}

/** When the first newer version answered; for one that was read only after that, when it was. */
function replacedAt({ number, readyAt }: VersionState, versions: readonly VersionState[]): number {
  const newer = versions.flatMap((other) =>
    other.number > number && other.readyAt !== null ? [other.readyAt.getTime()] : [],
  );
  return Math.max(Math.min(...newer), readyAt?.getTime() ?? 0);
}
