import { expect, it } from 'vitest';
import { createSectionFinder } from './find-section.ts';
import { tallyWords } from './tally-words.ts';
import { asked, outlineOf, placeOf, section } from './writer-scene.ts';

const find = createSectionFinder([outlineOf([section(0, 'Cleaning'), section(1, 'Storage')])]);
const cleaning = placeOf('Cleaning');
const ELI = { customer: 'eli@example.com' };
const sieve = (word: string) => [{ term: 'siev', word }];
const tally = (rows: ReturnType<typeof asked>[], words = rows.map(() => sieve('sieve'))) =>
  tallyWords(rows, words, find);

it('proposes what several customers say, in its commonest form, with the section that answered', () => {
  const rows = [
    asked('How do I wash the sieve?', [cleaning]),
    asked('sieves are dirty', [cleaning], ELI),
    asked('mail me@example.com about the sieve', [], { ...ELI, isAnswered: false }),
  ];
  const words = [sieve('sieve'), sieve('sieves'), sieve('sieve')];
  expect(tally(rows, words)).toMatchObject([
    {
      ...{ term: 'siev', word: 'sieve', questions: 3, customers: 2, unanswered: 1 },
      examples: ['How do I wash the sieve?', 'sieves are dirty'],
      answeredBy: { section: { heading: 'Cleaning' } },
    },
  ]);
  expect(JSON.stringify(tally(rows, words))).not.toContain('@');
});

it('proposes no word of one customer, however often, and none of two questions', () => {
  const often = Array.from({ length: 9 }, () => asked('the sieve', [cleaning]));
  expect(tally(often)).toEqual([]);
  expect(tally([asked('the sieve', []), asked('the sieve', [], ELI)])).toEqual([]);
});

it('names no section where the answers came from anywhere, or there was only one', () => {
  const [one, other] = [placeOf('Cleaning'), placeOf('Storage')];
  const rows = [asked('a', [one]), asked('b', [other], ELI), asked('c', [], { isAnswered: false })];
  expect(tally(rows)).toMatchObject([{ answeredBy: null }]);
});
