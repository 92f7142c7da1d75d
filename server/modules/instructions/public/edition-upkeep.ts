/** What a published manual has done again and again. */
import type { CalendarQuery } from '../../../../contracts/chat/upkeep.ts';
import { instructionsPath } from '../../../../contracts/site-paths.ts';
import type { Passage } from '../../../../engine/document/manual.ts';
import { runInTurns } from '../../../../engine/runtime/pieces.ts';
import { findUpkeep } from '../../../../engine/upkeep/find-upkeep.ts';
import type { EditionBlock, EditionSection } from '../../../db/schema/instructions.ts';
import { type CalendarTask, taskKey, writeUpkeepCalendar } from '../../../lib/calendar/upkeep-calendar.ts';
import { forgetFailure } from '../../../lib/forget-failure.ts';
import { RecentlyUsed } from '../../../lib/recently-used.ts';
import type { EditionRow } from '../instructions.repository.ts';
import type { PublicInstructionsRepository, PublicRow } from './public-instructions.repository.ts';

/** A task of a published manual. */
export type EditionTask = Omit<CalendarTask, 'page'> & { page: number | null; uses: string | null };

/** Editions whose tasks are kept in memory. */
const MOST_KEPT = 200;

type Deps = {
  repository: Pick<PublicInstructionsRepository, 'findContent'>;
  publicUrl: string;
  now: () => Date;
};

/** Makes what lists the tasks of an edition. Its text never changes, so they are looked for once while it is read often. */
export function createEditionUpkeep({ repository, publicUrl, now }: Deps) {
  const kept = new RecentlyUsed<Promise<EditionTask[]>>(MOST_KEPT);

  async function find({ companyId, pageId, id, language, title }: EditionRow): Promise<EditionTask[]> {
    const sections = (await repository.findContent(companyId, pageId, id)) ?? [];
    const found = await runInTurns(findUpkeep(sourceOf(sections, language)));
    return found.map((one) => ({
      ...{ key: taskKey(id, one), task: one.task, printed: one.interval.printed },
      ...{ every: one.interval.period, uses: one.interval.uses, title, page: one.page },
    }));
  }

  /** What a version has done again and again. */
  function listTasks(edition: EditionRow): Promise<EditionTask[]> {
    const before = kept.get(edition.id);
    if (before) return before;
    const tasks = find(edition);
    kept.set(edition.id, tasks);
    forgetFailure(kept, edition.id, tasks, tasks);
    return tasks;
  }

  return {
    listTasks,

    /** An iCalendar file of it; undefined for a task that is none, or that no calendar can hold. */
    async writeCalendar(
      { code, model }: Pick<PublicRow, 'code' | 'model'>,
      edition: EditionRow,
      { task, done, lang }: CalendarQuery,
      language: string,
    ): Promise<string | undefined> {
      const tasks = (await listTasks(edition)).filter(
        ({ key, every }) => every && (task === undefined || key === task),
      );
      if (tasks.length === 0) return undefined;
      return writeUpkeepCalendar({
        ...{ product: model, done, language: lang ?? language, owner: code, now: now() },
        url: publicUrl + instructionsPath(code, edition.id),
        tasks: tasks.map((one) => ({ ...one, page: one.page === null ? null : String(one.page) })),
      });
    },
  };
}

/** The text of an edition as the engine reads it. */
function sourceOf(sections: readonly EditionSection[], language: string) {
  const passages = sections.flatMap(({ heading, page, blocks }, section) =>
    blocks.map((block) => ({ ...BARE, ...partsOf(block), heading, section, page, pageEnd: page })),
  );
  return {
    language,
    sections: sections.map(({ heading, level, page }, ordinal) => ({
      ...{ ordinal, level, heading, path: [], page, pageEnd: page },
    })),
    passages: passages.map((passage, ordinal): Passage => ({ ...passage, ordinal })),
  };
}

const BARE = {
  ...{ path: [], context: '', spans: [], steps: [], table: null, level: null },
  ...{ warnings: [], figures: [], continues: null },
};

function partsOf(block: EditionBlock): Pick<Passage, 'kind' | 'text'> & Partial<Passage> {
  if (block.kind === 'steps') {
    let text = block.text === '' ? '' : `${block.text}\n`;
    const steps = block.steps.map(({ marker, text: step }) => {
      const start = text.length + marker.length + 1;
      text += `${marker} ${step}\n`;
      return { marker, start, end: start + step.length, level: 1 };
    });
    return { kind: 'steps', text, steps };
  }
  if (block.kind === 'table') {
    let text = '';
    const rows = block.rows.map((cells) => {
      const start = text.length;
      text += `${cells.join('\t')}\n`;
      return { cells, start, end: text.length };
    });
    return { kind: 'table', text, table: { header: block.header, rows } };
  }
  return { kind: block.kind, text: block.text };
}
