/** Asks all manuals of the split and puts the figures of the page together. */
import { listInstalled } from '../../../engine/read/ocr/page-language.ts';
import { findProgram } from '../../../engine/runtime/find-program.ts';
import { round } from '../../lib/figures/table.ts';
import { encoder } from '../../lib/manuals/open-index.ts';
import { askChains, type TurnOutcome } from '../../lib/questions/ask-chains.ts';
import { askPageQuestions, type Outcome } from '../../lib/questions/ask-page-questions.ts';
import { placeChains } from '../../lib/questions/chains.ts';
import { GROUPINGS, scoreLog, TOPIC_LOGS } from '../../lib/questions/topic-logs.ts';
import { BASELINES, type BaselineName, type BaselineRank, rankByBaselines } from './baseline-ranks.ts';
import { answerFigures, findingFigures } from './figures.ts';
import type { MeasuredFigures } from './floors.ts';
import { isScan, loadManual, type Part, readSplit } from './load-manuals.ts';
import { measureCost } from './measure-cost.ts';

/** Figures by group, and what was asked. */
export type Measured = {
  figures: MeasuredFigures;
  asked: Partial<Record<Part, { manuals: number; questions: number }>>;
  /** Scans that nothing here can read. */
  leftOut: string[];
  /** Languages that pictures of pages can be read in here. */
  scanModels: string[];
};

/** Group of a baseline's figures of a part. */
export const baselineGroup = (part: Part, name: BaselineName): string => `${part}, ${name}`;

/** Figures of the parts named alone: no conversations, topics or cost. `skips` tells which manuals are not asked. */
export async function measureParts(
  parts: readonly Part[],
  skips: (path: string) => boolean = () => false,
): Promise<Measured> {
  const measured: Measured = { figures: {}, asked: {}, leftOut: [], scanModels: await listScanModels() };
  for (const part of parts) {
    const manuals = readSplit()[part].filter((path) => !skips(path));
    const { outcomes, baselines, leftOut } = await askPart(manuals);
    measured.leftOut.push(...leftOut);
    measured.asked[part] = { manuals: manuals.length - leftOut.length, questions: outcomes.length };
    measured.figures[part] = { ...findingFigures(outcomes), ...answerFigures(outcomes) };
    for (const name of BASELINES)
      measured.figures[baselineGroup(part, name)] = findingFigures(baselines.get(name) ?? []);
  }
  return measured;
}

async function listScanModels(): Promise<string[]> {
  const program = findProgram('tesseract');
  const names = program === null ? [] : [...(await listInstalled(program))];
  return names.filter((name) => /^[a-z]{3}(?:_[a-z]+)?$/.test(name) && name !== 'osd').sort();
}

type AskedPart = {
  outcomes: Outcome[];
  baselines: Map<BaselineName, BaselineRank[]>;
  leftOut: string[];
};

async function askPart(manuals: readonly string[]): Promise<AskedPart> {
  const part: AskedPart = { outcomes: [], baselines: new Map(), leftOut: [] };
  for (const path of manuals) {
    console.error(`Asking ${path}`);
    const asked = await askPageQuestions(loadManual(path), async (index, manual, rows) => {
      const ranks = await rankByBaselines(index, manual, rows);
      for (const name of BASELINES)
        part.baselines.set(name, [...(part.baselines.get(name) ?? []), ...ranks[name]]);
    });
    if (asked.unread.length > 0 && !isScan(path)) throw new Error(`${path} could not be read.`);
    if (asked.unread.length > 0) part.leftOut.push(path);
    part.outcomes.push(...asked.outcomes);
  }
  return part;
}

/** Conversations over the manuals that are in the repository. */
export async function measureConversations(): Promise<MeasuredFigures> {
  const { outcomes } = await askChains(placeChains([]).chains);
  const share = (of: readonly TurnOutcome[], is: (outcome: TurnOutcome) => boolean | null) =>
    of.length === 0 ? null : round(of.filter(is).length / of.length);
  const leaning = outcomes.filter(({ turn }) => turn.kind === 'leaning');
  const fresh = outcomes.filter(({ turn }) => turn.kind === 'new');
  return {
    conversations: {
      followUpsCited: share(leaning, ({ citedAmongThree }) => citedAmongThree),
      newCited: share(fresh, ({ citedAmongThree }) => citedAmongThree),
      newByOldSubject: share(fresh, ({ byOldSubject }) => byOldSubject),
    },
  };
}

/** The topics of logs by other authors: ours and those of equal word stems, F1 of pairs, mean of the logs. */
export async function measureTopics(): Promise<MeasuredFigures> {
  const logs = TOPIC_LOGS.filter(({ split }) => split === 'others' || split === 'later');
  const figures: Record<string, number> = {};
  for (const [name, group] of GROUPINGS) {
    const scores = [];
    for (const log of logs) scores.push((await scoreLog(log, group)).f1);
    figures[name] = round(scores.reduce((sum, f1) => sum + f1, 0) / logs.length);
  }
  return { topics: figures };
}

/** Processor time for 100 pages, vectors by each model; without the encoder there is nothing to measure of it. */
export async function measureCosts(): Promise<MeasuredFigures> {
  if (encoder.status().state === 'off') return {};
  const [english, multilingual] = [await measureCost('english'), await measureCost('multilingual')];
  return {
    cost: {
      read: round((english.read + multilingual.read) / 2),
      vectorsEnglish: english.vectors,
      vectorsOther: multilingual.vectors,
    },
  };
}
