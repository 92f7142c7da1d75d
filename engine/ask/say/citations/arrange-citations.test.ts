import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { DESCALING, FILLER } from '../../testing/kettle.ts';
import { indexOf, lineSpans, makeManual, makeSteps, makeTable } from '../../testing/make-manual.ts';

const pagesOf = (index: Parameters<typeof ask>[0], question: string) =>
  ask(index, question).citations.map(({ page }) => page);

describe('the citations of a procedure', () => {
  const parts = [
    { ...makeSteps(['Empty the drum.', 'Open the hatch.']), page: 12, continues: 0 },
    { ...makeSteps(['Clean the drum filter.'], 3), page: 12, continues: 0 },
    { ...makeSteps(['Close the hatch.'], 4), page: 13, continues: 0 },
    { ...makeSteps(['Switch on.'], 5), page: 14, continues: 0 },
  ].map((part) => ({ ...part, heading: 'Care of the drum' }));
  const beside = [
    { heading: 'Schedule', page: 40, text: 'Clean the drum filter every week.' },
    { heading: 'Parts', page: 44, text: 'The drum filter is part 7. Clean or replace it.' },
    { heading: 'Faults', page: 44, text: 'If the drum stays wet, clean the drum filter.' },
  ];
  const index = indexOf(makeManual([...parts, ...beside, ...FILLER]));
  const answer = ask(index, 'How do I clean the drum filter?');

  it('are one for each page, with all steps that stand there', () => {
    const own = answer.citations.filter(({ heading }) => heading === 'Care of the drum');
    expect(own.map(({ page }) => page)).toEqual([12, 13, 14]);
    expect(own[0]?.quote).toBe('1. Empty the drum.\n2. Open the hatch.\n3. Clean the drum filter.');
    expect(own[0]?.boxes).toHaveLength(3);
    for (const { text, citation } of answer.steps) expect(answer.citations[citation]?.quote).toContain(text);
  });

  it('leave room for other places, each on a page of its own, before the pages it runs on to', () => {
    expect(pagesOf(index, 'How do I clean the drum filter?')).toEqual([12, 44, 40, 13, 14]);
  });

  it('keep their numbers with the warnings they govern', () => {
    const { warnings, citations } = ask(
      indexOf(makeManual([...DESCALING, ...FILLER])),
      'How do I descale the kettle?',
    );
    expect(citations[warnings[0]?.citation ?? -1]?.quote).toBe(DESCALING[3]?.text);
  });
});

describe('the citations of an answer', () => {
  const text = 'The drum filter is behind the flap.\nIt is made of steel.\nClean the drum filter every week.';
  const twoPages = (second: string) => {
    const both = text.replace('Clean the drum filter every week.', second);
    return {
      heading: 'Filter',
      text: both,
      page: 7,
      pageEnd: 8,
      spans: lineSpans(both, (i) => (i < 2 ? 7 : 8)),
    };
  };
  const other = { heading: 'Schedule', page: 40, text: 'See who cleans the drum filter, and how often.' };

  it('have the next page of the best passage second if the question is answered there too', () => {
    const index = indexOf(makeManual([twoPages('The filter is cleaned every week.'), other, ...FILLER]));
    expect(pagesOf(index, 'where is the drum filter')).toEqual([7, 8, 40]);
  });

  it('have it behind other places if its text only ends there', () => {
    const index = indexOf(makeManual([twoPages('Ask a dealer for a spare one.'), other, ...FILLER]));
    expect(pagesOf(index, 'where is the drum filter')).toEqual([7, 40, 8]);
  });

  it('are one for all rows of a table that stand on a page', () => {
    const table = makeTable(
      ['Part', 'Price'],
      [
        ['Coarse drum filter', '12 euros'],
        ['Fine drum filter', '14 euros'],
      ],
    );
    const index = indexOf(makeManual([{ ...table, heading: 'Parts', page: 44 }, ...FILLER]));
    const answer = ask(index, 'price of the drum filter');
    expect(answer.table?.rows).toHaveLength(2);
    expect(answer.citations.map(({ quote }) => quote)).toEqual([
      'Coarse drum filter\t12 euros\nFine drum filter\t14 euros',
    ]);
  });

  it('name further sections where there are no pages, none twice', () => {
    const drafts = [
      { heading: 'Filter', text: 'The drum filter is behind the flap.' },
      { heading: 'Filter', text: 'Behind the drum filter is a flap of rubber.' },
      { heading: 'Schedule', text: 'The drum filter is cleaned every week.' },
    ];
    const index = indexOf(makeManual([...drafts, ...FILLER].map((draft) => ({ ...draft, page: null }))));
    const { citations } = ask(index, 'where is the drum filter');
    expect(citations.map(({ heading }) => heading)).toEqual(['Filter', 'Schedule']);
  });
});
