/**
 * What the talk around a question costs: `npm run bench -- wrapped [DIR] [MANUALS_DIR]`. Each question as it is and in messages as
 * people write them to a person, of which some were written before the words were listed that the engine leaves out, some
 * after. An answerable question keeps its place if the answer cites the same page first and is as sure; one that is
 * refused must stay so.
 */
import { join } from 'node:path';
import type { Answer } from '../../engine/ask/base/answer.ts';
import { groupBy } from '../../server/lib/group-by.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import { askIndex, openIndex } from '../lib/manuals/open-index.ts';
import { loadPageQuestions } from '../lib/questions/page-questions.ts';

/** `?` stands for the question. */
const MESSAGES = {
  listed: [
    'Hello, ?',
    'Hi, this is Karen. ?',
    'Dear Sir or Madam, ? Kind regards, Tom Baker',
    '? thx',
    'pls help: ?',
    '? asap!!',
    'I have a quick question: ? Thank you in advance!',
    'I bought it in 2019. ?',
    '? Order no. 8812734',
    'omg ?',
    'Good evening, my name is Petra Lindqvist. ? Looking forward to your reply.',
    'yo ?',
    '? cheers mate',
    '? Many thanks and kind regards, Joseph',
    "Hey there! Hope you're well. ?",
    "? it's driving me nuts",
    '? ta',
    'sorry for asking but ?',
    '? I really need this today',
    'quick one: ?',
    '? much appreciated',
    'please be so kind and tell me: ?',
    'Hello from Norway, ?',
    '? Sent from my iPhone',
    "I'm at my wits' end. ?",
  ],
  held: [
    'Hi guys, Marco here from Leeds. ?',
    'ok so ?',
    '? my boss is waiting',
    '? Best, Anna',
    'Could you please be so nice to explain to me ?',
    '? I would be very grateful for an answer.',
    'Not sure if this is the right place, but ?',
    '? Greetings from Spain!',
    'URGENT!!! ?',
    '? please and thank you',
    'My apologies for the late message. ?',
    'Sup ?',
  ],
} as const;

/** Places an answer by how sure it is: lower is surer. */
const BANDS: readonly Answer['band'][] = ['answer', 'closest', 'none'];

type Counts = { asked: number; kept: number };

export async function run([dir, manualsDir]: string[]): Promise<void> {
  const set = loadPageQuestions(dir, manualsDir);
  const rows: { name: string; shown: Counts; refused: Counts }[] = [];
  const wrapped = Object.entries(MESSAGES).flatMap(([name, messages]) =>
    messages.map((message) => {
      const row = { name, message, shown: { asked: 0, kept: 0 }, refused: { asked: 0, kept: 0 } };
      rows.push(row);
      return row;
    }),
  );
  for (const [file, questions] of groupBy(set.questions, (row) => row.file)) {
    const manual = await readCachedManual(join(set.manualsDir, file));
    const index = await openIndex([manual]);
    for (const { question } of questions.filter(({ history }) => history === undefined)) {
      const plain = await askIndex(index, question);
      for (const { message, shown, refused } of wrapped) {
        const answer = await askIndex(
          index,
          message.replace('?', () => question),
        );
        const counts = plain.band === 'none' ? refused : shown;
        counts.asked += 1;
        if (isKept(plain, answer)) counts.kept += 1;
      }
    }
  }
  report(rows);
}

function isKept(plain: Answer, wrapped: Answer): boolean {
  if (plain.band === 'none') return wrapped.band === 'none';
  const isAsSure = BANDS.indexOf(wrapped.band) <= BANDS.indexOf(plain.band);
  return isAsSure && wrapped.citations[0]?.page === plain.citations[0]?.page;
}

function report(rows: readonly { name: string; shown: Counts; refused: Counts }[]): void {
  const shareOf = (group: readonly Counts[]): number => {
    const sum = (key: keyof Counts): number => group.reduce((total, counts) => total + counts[key], 0);
    return sum('kept') / sum('asked');
  };
  const groups = [...groupBy(rows, ({ name }) => name)].map(([name, group]) => ({
    name,
    messages: group.length,
    kept: shareOf(group.map(({ shown }) => shown)),
    refused: shareOf(group.map(({ refused }) => refused)),
  }));
  printTable(
    ['messages', 'ways', 'same answer %', 'still refused %'],
    groups.map(({ name, messages, kept, refused }) => [
      name,
      String(messages),
      percent(kept),
      percent(refused),
    ]),
  );
  const figures = groups.map((group) => ({
    ...group,
    kept: round(group.kept),
    refused: round(group.refused),
  }));
  console.log(JSON.stringify({ bench: 'wrapped', groups: figures }));
}
