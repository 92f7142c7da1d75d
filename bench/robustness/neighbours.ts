/**
 * `npm run bench -- neighbours NAME|all [--seconds 30] [--split]`: does one company, or somebody with a link of it, slow the others
 * down? Nine companies work, alone and then beside the attack of a tenth, which goes on in a process of its own; they share one
 * machine with all of it. For each attack the program is started anew: what one leaves behind is no part of the next. What they
 * do takes at most twice as long (the 95th percentile), nothing fails, and each process, with those it starts, has at most 2 GB. With
 * `--split` the program is two web processes and two workers on PostgreSQL with a replica and a bucket.
 */
import { parseArgs } from 'node:util';
import { printTable } from '../lib/figures/table.ts';
import { createApiClient } from '../lib/running/api-client.ts';
import { type Memory, watchMemory } from '../serving/load/watch-memory.ts';
import { allAttacks } from './neighbours/all-attacks.ts';
import { startAttacker } from './neighbours/attacker.ts';
import { startAlone, startSplit } from './neighbours/installations.ts';
import { type Neighbourhood, settleIn } from './neighbours/neighbourhood.ts';
import { ACTS, type Act, type Deed, work } from './neighbours/work.ts';

const COMPANIES = 10;
const MAX_RATIO = 2;
/** A call of a few milliseconds may take so much longer: two cores have more than one thing to do. */
const MAX_MORE_MS = 50;
const MAX_MEMORY_BYTES = 2e9;

type Phase = { deeds: Deed[]; memory: Memory; faults: string[] };
/** The same work alone, and beside an attack. */
type Trial = { attack: string; alone: Phase; beside: Phase };
type Row = { attack: string; act: Act; aloneMs: number; besideMs: number; ratio: number; errors: number };

export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '30' }, split: { type: 'boolean', default: false } },
  });
  const [name = ''] = positionals;
  const chosen = allAttacks.filter((attack) => name === 'all' || attack.name === name);
  if (chosen.length === 0) {
    const known = allAttacks.map((attack) => `  ${attack.name.padEnd(18)}${attack.about}`).join('\n');
    console.error(`Usage: npm run bench -- neighbours NAME|all [--seconds 30] [--split]\n${known}`);
    process.exitCode = 2;
    return;
  }
  const forMs = Number(values.seconds) * 1000;
  const trials: Trial[] = [];
  const start = values.split ? startSplit : startAlone;
  for (const { name: attack } of chosen) trials.push({ attack, ...(await tryOut(start, attack, forMs)) });
  report(trials);
}

async function tryOut(
  start: typeof startAlone,
  attack: string,
  forMs: number,
): Promise<Omit<Trial, 'attack'>> {
  const { url, pids, stop } = await start();
  try {
    const place = await settleIn(createApiClient(url), COMPANIES);
    // What is needed for the first time takes longer.
    await work(place.api, place.others, forMs / 3);
    const alone = await observe(place, pids, forMs, null);
    return { alone, beside: await observe(place, pids, forMs, attack) };
  } finally {
    await stop();
  }
}

async function observe(
  place: Neighbourhood,
  pids: readonly number[],
  forMs: number,
  attack: string | null,
): Promise<Phase> {
  const attacker = attack === null ? null : await startAttacker(attack, place);
  const memories = pids.map(watchMemory);
  await attacker?.begin();
  const deeds = await work(place.api, place.others, forMs);
  const faults = (await attacker?.end()) ?? [];
  return { deeds, memory: mostOf(memories.map(({ stop }) => stop())), faults };
}

function report(trials: readonly Trial[]): void {
  const rows = trials.flatMap((trial) => ACTS.map((act) => compare(trial, act)));
  printTable(
    ['attack', 'what others do', 'p95 alone ms', 'p95 beside ms', 'ratio', 'errors'],
    rows.map(({ attack, act, ...figures }) => [attack, act, ...Object.values(figures).map(String)]),
  );
  const phases = trials.flatMap(({ alone, beside }) => [alone, beside]);
  const errors = phases.flatMap(({ deeds }) => deeds.flatMap(({ error }) => error ?? []));
  const wrong = [
    ...rows.filter(isSlow).map(({ attack, act, ratio }) => `${attack}: ${act} takes ${ratio} times as long`),
    ...new Set(errors),
    ...trials.flatMap(({ attack, beside }) => beside.faults.map((fault) => `${attack}: ${fault}`)),
    ...trials.flatMap(({ attack, beside: { memory } }) =>
      bytesOf(memory) > MAX_MEMORY_BYTES ? [`${attack}: ${Math.round(bytesOf(memory) / 1e6)} MB`] : [],
    ),
  ];
  for (const sentence of wrong) console.error(sentence);
  const megabytes = trials.map(({ attack, beside }) => [attack, Math.round(bytesOf(beside.memory) / 1e6)]);
  console.log(JSON.stringify({ bench: 'neighbours', rows, megabytes: Object.fromEntries(megabytes) }));
  if (wrong.length > 0) process.exitCode = 1;
}

/** That of the process which has most. */
const mostOf = (memories: readonly Memory[]): Memory =>
  memories.reduce((most, memory) => (bytesOf(memory) > bytesOf(most) ? memory : most));

const bytesOf = ({ serverBytes, childrenBytes }: Memory): number => serverBytes + childrenBytes;

const isSlow = ({ aloneMs, besideMs, ratio }: Row): boolean =>
  ratio > MAX_RATIO && besideMs - aloneMs > MAX_MORE_MS;

function compare({ attack, alone, beside }: Trial, act: Act): Row {
  const [aloneMs, besideMs] = [p95Of(alone, act), p95Of(beside, act)];
  const errors = beside.deeds.filter((deed) => deed.act === act && deed.error !== null).length;
  return { attack, act, aloneMs, besideMs, ratio: Math.round((10 * besideMs) / aloneMs) / 10, errors };
}

function p95Of({ deeds }: Phase, act: Act): number {
  const ms = deeds.flatMap((deed) => (deed.act === act ? [deed.ms] : [])).sort((a, b) => a - b);
  return Math.round(ms[Math.floor(0.95 * (ms.length - 1))] ?? 0);
}
