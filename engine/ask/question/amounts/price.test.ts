import { describe, expect, it } from 'vitest';
import { search } from '../../find/search.ts';
import { indexOf, makeManual } from '../../testing/make-manual.ts';
import { asksPrice, statesPrice } from './price.ts';

describe('a question for a price', () => {
  it.each([
    'how much does a new battery cost',
    'What is the price of the filter?',
    'was kostet der Filter neu',
    'prix d’un filtre à eau',
    'cuanto cuesta el filtro',
    'ma quanto costa la caraffa',
    'wat kost zo’n onderhoudscontract',
    'quanto custa a borracha',
  ])('is "%s"', (question) => {
    expect(asksPrice(question)).toBe(true);
  });

  it.each([
    'how much does it weigh',
    'low-cost programme',
    'wie hoch ist der Druck',
    'ogni quanto va cambiato',
  ])('is not "%s"', (question) => {
    expect(asksPrice(question)).toBe(false);
  });
});

describe('a price', () => {
  it.each(['Filter PUR-4, 39,90 €', 'A fee of $15 is due.', 'a flat rate of 95.00 is charged', '25 EUR'])(
    'is in "%s"',
    (text) => {
      expect(statesPrice(text)).toBe(true);
    },
  );

  it.each(['The battery is charged in 3 hours.', 'Free of charge.', 'Repairs are at a price.'])(
    'is not in "%s"',
    (text) => {
      expect(statesPrice(text)).toBe(false);
    },
  );
});

it('is refused where the manual states none, and answered where it does', () => {
  const asked = 'how much does a new filter cost';
  const filter = {
    heading: 'Filter',
    text: 'Change the filter each year. A new filter has article number 8107.',
  };
  const prices = { heading: 'Prices', text: 'A new filter costs 24.90 EUR.' };
  expect(search(indexOf(makeManual([filter])), asked).band).toBe('none');
  expect(search(indexOf(makeManual([filter, prices])), asked).band).not.toBe('none');
});
