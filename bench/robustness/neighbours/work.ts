/** What the neighbours do all day, at a steady pace, and how long each thing takes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { textLines, writePdf } from '../../../engine/testing/pdf-writer.ts';
import type { ApiClient } from '../../lib/running/api-client.ts';
import { type Neighbour, pageAddress, untilRead, upload } from './neighbourhood.ts';

export const ACTS = ['question', 'page', 'list', 'reading'] as const;
export type Act = (typeof ACTS)[number];

/** One thing that was done; `ms` from the moment it was due. */
export type Deed = { act: Act; ms: number; error: string | null };

/** The order in which each neighbour does things. */
const ROUND: readonly Act[] = [
  ...(['question', 'page', 'list', 'page'] as const),
  ...(['question', 'page', 'list', 'reading'] as const),
];
const EVERY_MS = 4_000;
const WIDTHS = [360, 720, 1080, 1600] as const;
const QUESTIONS = [
  'What does E-07 mean?',
  'How do I descale the machine?',
  'Which water hardness is right?',
  'How often should I clean the brew group?',
];

/** Both count on over all phases: no page's picture is there already, and each phase has all widths alike. */
let number = 0;
let looks = 0;

/**
 * Lets them work for so long, whether or not their last call was answered: what queues up is seen as it is.
 * @returns once everything that was begun has ended
 */
export async function work(api: ApiClient, neighbours: readonly Neighbour[], forMs: number): Promise<Deed[]> {
  const deeds: Deed[] = [];
  const underWay: Promise<void>[] = [];
  const since = performance.now();
  const stepMs = EVERY_MS / neighbours.length;
  for (let step = 0; step * stepMs < forMs; step += 1) {
    const due = since + step * stepMs;
    await sleep(Math.max(0, due - performance.now()));
    const neighbour = neighbours[step % neighbours.length];
    const round = Math.floor(step / neighbours.length);
    // Neighbours are at different places of the round, so that each moment has something of everything.
    const act = ROUND[(round + step) % ROUND.length];
    if (!neighbour || !act) continue;
    number += 1;
    const done = perform(api, neighbour, act, number).then(
      () => null,
      (error: unknown) => String(error),
    );
    underWay.push(done.then((error) => void deeds.push({ act, ms: performance.now() - due, error })));
  }
  await Promise.all(underWay);
  return deeds;
}

async function perform(api: ApiClient, neighbour: Neighbour, act: Act, turn: number): Promise<void> {
  const { companyId, productId, uniqueId, manualUrl, pages, token } = neighbour;
  if (act === 'question') {
    const question = `${QUESTIONS[turn % QUESTIONS.length]} (${turn})`;
    await api.call(chatRoutes.askBot, { body: { uniqueId, companyId, productId, question } });
  } else if (act === 'page') {
    looks += 1;
    const width = WIDTHS[looks % WIDTHS.length] ?? WIDTHS[0];
    await look(`${api.url}${pageAddress(manualUrl, 1 + (Math.floor(looks / WIDTHS.length) % pages), width)}`);
  } else if (act === 'list') {
    await api.call(productRoutes.allProducts, { query: {} }, token);
  } else {
    await untilRead(api, neighbour, await upload(api, neighbour, smallManual(turn), `Pump ${turn}`));
  }
}

async function look(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A page answered ${response.status}.`);
}

function smallManual(turn: number): Buffer {
  const heading = { text: `1 Adjusting pump ${turn}`, x: 70, y: 80, size: 18, font: 'bold' as const };
  const lines = ['Close the inlet and open the cover.', `Turn the screw ${turn} times clockwise.`];
  return writePdf([{ texts: [heading, ...textLines(lines, 120)] }]);
}
