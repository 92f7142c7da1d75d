import type { Passage } from '../document/manual.ts';

type PlainPassage = Pick<Passage, 'ordinal' | 'section' | 'heading' | 'path' | 'text' | 'page'>;

/** A passage of running text on one page: no steps, tables, warnings or figures. */
export function plainPassage(passage: PlainPassage): Passage {
  return {
    ...passage,
    kind: 'text',
    context: '',
    pageEnd: passage.page,
    spans: [],
    steps: [],
    table: null,
    level: null,
    warnings: [],
    figures: [],
    continues: null,
  };
}
