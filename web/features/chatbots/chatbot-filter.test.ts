import { expect, it } from 'vitest';
import { isFiltered, orderValue, readChatbotFilter, readOrder } from './chatbot-filter.ts';
import { texts } from './texts.ts';

const reader = (query: string) => {
  const params = new URLSearchParams(query);
  return (name: string) => params.get(name) ?? '';
};
const productId = '0192f0aa-7c1e-7b60-9a1e-3f1f0f9a0c11';

it('reads every filter from the address', () => {
  const filter = readChatbotFilter(reader(`search=dana&status=Inactive&mail=failed&product=${productId}`));
  expect(filter).toEqual({ search: 'dana', status: 'Inactive', mail: 'failed', productId });
  expect(isFiltered(filter)).toBe(true);
});

it('takes a filter nobody knows for none', () => {
  expect(isFiltered(readChatbotFilter(reader('status=x&mail=y&product=z&search=%20')))).toBe(false);
});

it('reads back every order it writes, and newest first for an unknown one', () => {
  for (const order of texts.orders) expect(readOrder(orderValue(order))).toBe(order);
  expect(readOrder('x-y')).toBe(texts.orders[0]);
});
