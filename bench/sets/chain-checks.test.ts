import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupBy } from '../../server/lib/group-by.ts';
import { type Chain, OWN_FOLDERS, placeChains, readOwnChains } from '../lib/questions/chains.ts';
import { checkChain, pagesOfChain } from './chain-checks.ts';
import { readPageTexts } from './manual-text.ts';

const files = [...groupBy(readOwnChains(), ({ file }) => file)];

describe('the chains over the manuals of this repository', () => {
  it.each(files)('have their quotes on the pages of %s that they name', async (file, chains) => {
    const path = OWN_FOLDERS.map((folder) => join(folder, file)).find(existsSync) ?? file;
    const manual = await readPageTexts(
      path,
      [...new Set(chains.flatMap(pagesOfChain))].sort((a, b) => a - b),
    );
    const failures = chains.flatMap((chain) =>
      checkChain(chain, manual).map((text) => `${chain.id}: ${text}`),
    );
    expect(failures).toEqual([]);
  });

  it('are all found without a folder, and no other', () => {
    const { chains, absent } = placeChains([]);
    expect(chains.map(({ id }) => id)).toEqual(readOwnChains().map(({ id }) => id));
    expect(absent.length).toBeGreaterThan(0);
  });

  it('have an id each', () => {
    const ids = readOwnChains().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const manual = { readings: [['Error E1: no water', 'Warranty: 24 months', 'Descale monthly']], paged: true };
const chain: Chain = {
  id: 'made-up',
  file: 'pump.pdf',
  language: 'en',
  turns: [
    { question: 'What is E1?', kind: 'own', pages: [1], quote: 'no water', answer: 'No water.' },
    {
      question: 'How long is the warranty?',
      kind: 'new',
      pages: [2],
      quote: '24 months',
      answer: '24 months.',
      old: { pages: [1], quote: 'E1' },
    },
  ],
};
const [first, second] = chain.turns;
const checkTurns = (...turns: (Partial<Chain['turns'][number]> | undefined)[]): string[] =>
  checkChain({ ...chain, turns: turns as Chain['turns'] }, manual);

describe('checkChain', () => {
  it('finds nothing wrong with a sound chain', () => {
    expect(checkChain(chain, manual)).toEqual([]);
  });

  it('finds a quote that does not stand on the page', () => {
    expect(checkTurns({ ...first, quote: 'no steam' }, second)).toContain('turn 1: not on page 1: no steam');
  });

  it('finds a quote of the old subject that does not stand on its page', () => {
    const old = { pages: [3], quote: 'E1' };
    expect(checkTurns(first, { ...second, kind: 'new', old })).toContain('turn 2: not on page 3: E1');
  });

  it('finds an old subject whose page answers the new question too', () => {
    const old = { pages: [1, 2], quote: 'E1', quotes_by_page: [{ page: 2, quote: 'Warranty' }] };
    expect(checkTurns(first, { ...second, kind: 'new', old })).toEqual([
      'turn 2: a place of the old subject answers it too',
    ]);
  });

  it('finds a turn that leans on none before it', () => {
    expect(checkTurns(first, { ...second, kind: 'leaning', leans_on: 2 })).toEqual([
      'turn 2: it leans on no earlier turn',
    ]);
  });

  it('finds a chain that does not begin with a question of its own, or is none', () => {
    expect(checkTurns(second, second)[0]).toBe('turn 1: the first turn, and no other, is of kind own');
    expect(checkTurns(first)).toEqual(['not two or three turns']);
  });
});
