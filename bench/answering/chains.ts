/**
 * Whether follow-ups are understood by what was asked before, and new subjects are not: `npm run bench -- chains
 * [FOLDER ...] [--misses]`. Asks the conversations of `bench/sets/chains` one turn after the other, as a customer
 * would; those over manuals that are not in this repository only if a folder holds them. "Old subject" counts the new
 * subjects of which the answer cites first what answered an earlier question; "alone" is the same question asked first.
 */
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { askChains, type Reply, type TurnOutcome } from '../lib/questions/ask-chains.ts';
import { placeChains } from '../lib/questions/chains.ts';

const KINDS = ['own', 'leaning', 'new'] as const;

/** Prints the table; `--misses` names the turns that were not answered rightly. */
export async function run(args: string[]): Promise<void> {
  const folders = args.filter((arg) => !arg.startsWith('--'));
  const { chains, absent } = placeChains(folders);
  const { outcomes, unread } = await askChains(chains);
  const header = ['turns', 'n', 'ranked @1', '@3', 'cited first', 'in three', 'refused', 'old subject'];
  printTable([...header, 'alone: in three', 'old subject'], groupsOf(outcomes).map(toRow));
  if (args.includes('--misses')) for (const outcome of outcomes.filter(isMiss)) printMiss(outcome);
  if (absent.length > 0) console.log(`Left out, because no folder has the manual: ${absent.join(', ')}`);
  const result = Object.fromEntries(KINDS.map((kind) => [kind, summarise(ofKind(outcomes, kind))]));
  console.log(JSON.stringify({ bench: 'chains', chains: chains.length, ...result, absent, unread }));
}

type Group = readonly [name: string, outcomes: TurnOutcome[]];

const ofKind = (outcomes: readonly TurnOutcome[], kind: (typeof KINDS)[number]): TurnOutcome[] =>
  outcomes.filter(({ turn }) => turn.kind === kind);

/** Each kind of turn, then the same by language. */
function groupsOf(outcomes: readonly TurnOutcome[]): Group[] {
  const kinds = KINDS.map((kind): Group => [kind, ofKind(outcomes, kind)]);
  const languages = kinds.flatMap(([kind, group]) =>
    [...groupBy(group, ({ chain }) => chain.language)].map(
      ([language, turns]): Group => [`${kind} ${language}`, turns],
    ),
  );
  return [...kinds, ...languages];
}

function toRow([name, group]: Group): string[] {
  const figures = summarise(group);
  const show = (share: number | null) => (share === null ? '' : percent(share));
  return [
    name,
    String(figures.turns),
    ...[figures.rankedFirst, figures.rankedAmongThree, figures.citedFirst, figures.citedAmongThree].map(show),
    show(figures.refused),
    figures.byOldSubject === null ? '' : String(figures.byOldSubject),
    show(figures.alone?.citedAmongThree ?? null),
    figures.alone === null ? '' : String(figures.alone.byOldSubject),
  ];
}

/** Shares of the turns, and how many were answered by the old subject (null where none begins a new one). */
function summarise(group: readonly TurnOutcome[]) {
  const alone = group.flatMap((outcome) => (outcome.alone === null ? [] : [outcome.alone]));
  return {
    turns: group.length,
    rankedFirst: shareOf(group, ({ rank }) => rank <= 1),
    rankedAmongThree: shareOf(group, ({ rank }) => rank <= 3),
    citedFirst: shareOf(group, ({ citedFirst }) => citedFirst),
    citedAmongThree: shareOf(group, ({ citedAmongThree }) => citedAmongThree),
    refused: shareOf(group, ({ answer }) => answer.band === 'none'),
    byOldSubject: countOld(group),
    alone:
      alone.length === 0
        ? null
        : {
            citedAmongThree: shareOf(alone, ({ citedAmongThree }) => citedAmongThree),
            byOldSubject: countOld(alone),
          },
  };
}

const shareOf = (replies: readonly Reply[], is: (reply: Reply) => boolean): number | null =>
  replies.length === 0 ? null : round(replies.filter(is).length / replies.length);

function countOld(replies: readonly Reply[]): number | null {
  const asked = replies.filter(({ byOldSubject }) => byOldSubject !== null);
  return asked.length === 0 ? null : asked.filter(({ byOldSubject }) => byOldSubject).length;
}

const isMiss = ({ citedAmongThree, byOldSubject }: TurnOutcome): boolean =>
  !citedAmongThree || byOldSubject === true;

function printMiss({ chain, number, turn, answer, rank, byOldSubject, alone }: TurnOutcome): void {
  const places = answer.citations.slice(0, 3).map(({ page, heading }) => `${page ?? ''} "${heading}"`.trim());
  const notes = [
    answer.band,
    `ranked ${Number.isFinite(rank) ? rank : 'nowhere'}`,
    ...(byOldSubject ? ['by the old subject'] : []),
    ...(alone?.citedAmongThree ? ['right when asked alone'] : []),
  ];
  const earlier = chain.turns.slice(0, number - 1).map(({ question }) => `${question} → `);
  console.log(`${chain.id} (${chain.file}), ${turn.kind}: ${earlier.join('')}${turn.question}`);
  console.log(
    `  wanted ${(turn.pages ?? turn.sections ?? []).join(', ')}; cited ${places.join(', ') || 'nothing'}`,
  );
  console.log(`  ${notes.join(', ')}`);
}
