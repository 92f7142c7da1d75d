import type { Passage } from '../document/manual.ts';
import type { Stretch } from '../document/sentences.ts';
import { measure, printedAmount, wordsOf } from './amounts.ts';
import type { CheckedManual, CheckRun, Finding } from './finding.ts';
import { placeOf } from './found-place.ts';

/** Tables that share fewer labels are about different things. */
const MIN_SHARED = 3;

type Row = { passage: Passage; place: Stretch; value: string; unit: string; printed: string };
/** What a table says of each label. */
type Data = Map<string, Row>;

/** Finds tables of data that are alike but for one value. Where several differ, they are about different models. */
export function contradictingRows({ language }: CheckedManual): CheckRun {
  const tables = new Map<number, Data>();
  return {
    visit(passage) {
      const { table, continues, ordinal } = passage;
      if (table === null) return;
      const data: Data = tables.get(continues ?? ordinal) ?? new Map();
      for (const { cells, start, end } of table.rows) {
        const [label = '', value = '', third] = cells;
        const words = wordsOf(label);
        if (words.length === 0 || third !== undefined || /\d/.test(label)) continue;
        const measured = measure(value, language);
        const [only, second] = measured.numbers;
        if (only === undefined || only.unit === null || second !== undefined) continue;
        const printed = printedAmount(measured, only);
        data.set(words.join(' '), {
          passage,
          place: { start, end },
          value: only.value,
          unit: only.unit,
          printed,
        });
      }
      if (data.size >= MIN_SHARED) tables.set(continues ?? ordinal, data);
    },
    end() {
      const all = [...tables.values()];
      return all.flatMap((data, i) => all.slice(i + 1).flatMap((other) => oneDifference(data, other)));
    },
  };
}

function oneDifference(data: Data, other: Data): Finding[] {
  const shared = [...data].flatMap(([label, row]) => {
    const same = other.get(label);
    return same?.unit === row.unit ? [{ row, same }] : [];
  });
  const [difference, second] = shared.filter(({ row, same }) => row.value !== same.value);
  if (shared.length < MIN_SHARED || difference === undefined || second !== undefined) return [];
  const { row, same } = difference;
  return [
    {
      kind: 'contradiction',
      ...placeOf(row.passage, row.place),
      subject: row.printed,
      other: { ...placeOf(same.passage, same.place), subject: same.printed },
    },
  ];
}
