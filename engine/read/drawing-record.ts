import { RenderError } from './render-error.ts';
import type { RenderRequest } from './render-protocol.ts';

/** What a file may cost. */
export type DrawingAllowance = {
  /** Drawing time of all pages of a file within `windowMs`; the page that exceeds it is still drawn. */
  maxFileMs: number;
  windowMs: number;
  /** For so long a page that could not be drawn is not tried again. A new version of a manual is another file. */
  failureMs: number;
};

type FileRecord = { since: number; spentMs: number; failures: Map<string, number> };

/** Files that are remembered; beyond it, those drawn longest ago are forgotten. */
const MAX_FILES = 2_000;
/** Failures of one file that are remembered. */
const MAX_FAILURES = 1_000;

/** Remembers what could not be drawn, and how long each file has been drawn, so that no file is tried for ever. */
export function createDrawingRecord({ maxFileMs, windowMs, failureMs }: DrawingAllowance) {
  const files = new Map<string, FileRecord>();

  function recordOf(path: string): FileRecord {
    const now = performance.now();
    const known = files.get(path);
    files.delete(path);
    const record = known ?? { since: now, spentMs: 0, failures: new Map() };
    if (now - record.since > windowMs) Object.assign(record, { since: now, spentMs: 0 });
    files.set(path, record);
    const [oldest] = files.keys();
    if (files.size > MAX_FILES && oldest !== undefined) files.delete(oldest);
    return record;
  }

  return {
    /** @throws RenderError if the picture is known not to be drawable, or its file has had its time */
    check({ path, page, box }: RenderRequest): void {
      const { failures, spentMs } = recordOf(path);
      const until = failures.get(nameOf(page, box)) ?? Number.NEGATIVE_INFINITY;
      if (performance.now() < until) throw new RenderError('undrawable');
      if (spentMs >= maxFileMs) throw new RenderError('exhausted');
    },

    /** Adds what drawing took, and whether it failed for the page's own fault. */
    note({ path, page, box }: RenderRequest, ms: number, isUndrawable: boolean): void {
      const record = recordOf(path);
      record.spentMs += ms;
      if (!isUndrawable) return;
      record.failures.set(nameOf(page, box), performance.now() + failureMs);
      const [oldest] = record.failures.keys();
      if (record.failures.size > MAX_FAILURES && oldest !== undefined) record.failures.delete(oldest);
    },
  };
}

const nameOf = (page: number, box: RenderRequest['box']): string => `${page} ${JSON.stringify(box)}`;
