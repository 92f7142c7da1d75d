// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SiteFooter } from './site-footer.tsx';

afterEach(cleanup);

it.each([
  [false, ['Login', 'Sign Up']],
  [true, ['Dashboard']],
])('leads on who is signed in: %s', (isSignedIn, ways) => {
  render(<SiteFooter isSignedIn={isSignedIn} />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.filter((name) => /^(?:Login|Sign Up|Dashboard)$/.test(name ?? ''))).toEqual(ways);
});
