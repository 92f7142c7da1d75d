import { describe, expect, it } from 'vitest';
import { otherAmountForms } from './amount-forms.ts';

describe('otherAmountForms', () => {
  it.each([
    ['1.4ah', '1400mah'],
    ['1400mah', '1.4ah'],
    ['2.4ghz', '2400mhz'],
    ['250mm', '25cm'],
    ['0.5l', '500ml'],
  ])('writes %s as %s', (amount, other) => {
    expect(otherAmountForms(amount)).toContain(other);
  });

  it.each(['e04', '24', '5bar', 'stk600', '3.2.1a'])('leaves %s alone', (term) => {
    expect(otherAmountForms(term)).toEqual([]);
  });
});
