import { expect, it } from 'vitest';
import { fillPath } from './fill-path.ts';

it('fills every part of a path, whole names only and encoded', () => {
  const params = { id: 'a/b ü', idOfPage: 7 };
  expect(fillPath('/api/things/:id/pages/:idOfPage', params)).toBe('/api/things/a%2Fb%20%C3%BC/pages/7');
});

it('leaves a path without parts as it is', () => {
  expect(fillPath('/api/things', { id: 'a' })).toBe('/api/things');
});
