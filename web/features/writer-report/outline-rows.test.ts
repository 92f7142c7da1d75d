import { expect, it } from 'vitest';
import type { AskedSection } from '../../../contracts/analytics/writer-report.ts';
import { mostQuestions, outlineRows } from './outline-rows.ts';

const NOTHING = { works: 0, answered: 0, does_not_work: 0, corrected: 0, unanswered: 0 };
let ordinal = 0;
const section = (heading: string, level: number, answered = 0, named = answered): AskedSection => ({
  ...{ ordinal: ordinal++, level, heading, page: null, kind: 'text', named, wordings: [] },
  fates: { ...NOTHING, answered },
});
const drawn = (sections: AskedSection[]) =>
  outlineRows(sections).map((row) =>
    row.kind === 'fold' ? row.sections.map(({ heading }) => heading) : row.section.heading,
  );

it('folds runs of sections that nobody needed, and shows what stands above one that was', () => {
  const sections = [
    section('1', 1),
    section('2', 1),
    section('2.1', 2),
    section('2.2', 2, 3),
    section('2.3', 2, 0, 1),
    section('3', 1),
    section('3.1', 2),
  ];
  expect(drawn(sections)).toEqual([['1'], '2', ['2.1'], '2.2', '2.3', ['3', '3.1']]);
  expect(mostQuestions(sections)).toBe(3);
});

it('is one fold where nothing was asked, and nothing without sections', () => {
  expect(drawn([section('1', 1), section('1.1', 2)])).toEqual([['1', '1.1']]);
  expect(drawn([])).toEqual([]);
  expect(mostQuestions([])).toBe(1);
});

it('shows a section of refusals, which no answer named', () => {
  const refused = { ...section('1', 1), fates: { ...NOTHING, unanswered: 2 } };
  expect(drawn([refused])).toEqual(['1']);
});
