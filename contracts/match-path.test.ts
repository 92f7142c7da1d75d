import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';
import { paths } from './paths.ts';

it('finds the parts of a chatbot link, with or without a trailing slash', () => {
  const parts = { companyId: 'c', productId: 'p', uniqueId: 'u' };
  expect(matchPath(paths.chat.path, paths.chat.href('c', 'p', 'u'))).toEqual(parts);
  expect(matchPath(paths.chat.path, '/chatbot/c/p/u/')).toEqual(parts);
});

it('refuses every other address', () => {
  for (const address of ['/', '/chatbots', '/chatbot/c/p', '/chatbot/c/p/u/more', '/x/c/p/u']) {
    expect(matchPath(paths.chat.path, address)).toBeNull();
  }
});

it('knows the address without a path', () => {
  expect(matchPath(paths.landing.path, '/')).toEqual({});
  expect(matchPath(paths.landing.path, '/login')).toBeNull();
});
