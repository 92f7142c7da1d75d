import { expect, it } from 'vitest';
import { readCreatedLink } from './created-link.ts';

const createdLink = { productId: 'p', uniqueId: 'u', email: 'a@b.co', link: 'https://x/chatbot/c/p/u' };

it('reads what the order form left', () => {
  expect(readCreatedLink({ createdLink })).toEqual(createdLink);
});

it.each([
  null,
  undefined,
  'text',
  7,
  {},
  { createdLink: null },
  { createdLink: { ...createdLink, link: 1 } },
])('finds no link in %j', (state) => {
  expect(readCreatedLink(state)).toBeNull();
});
