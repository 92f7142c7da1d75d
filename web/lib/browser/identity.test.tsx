// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SupportLine } from '../../ui/page/support-line.tsx';

const write = (brand: string, support: string) => {
  document.head.innerHTML = `<meta name="brand-name" content="${brand}"><meta name="support-email" content="${support}">`;
};
/** Loads the module as a page that has just been opened does. */
const load = () => import('./identity.ts');

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.head.innerHTML = '';
});

it('is what the server wrote into the page', async () => {
  write('Quill &amp; Co', 'help@quill.example');
  const { identity } = await load();
  expect(identity()).toEqual({ brandName: 'Quill & Co', supportEmail: 'help@quill.example' });
});

it('has no address where the server wrote none', async () => {
  write('Quill', '');
  expect((await load()).identity().supportEmail).toBeNull();
});

it('is shown anew when an administrator chooses another', async () => {
  write('Quill', '');
  const { adoptIdentity, useIdentity } = await load();
  const Name = () => <p>{useIdentity().brandName}</p>;
  render(<Name />);
  screen.getByText('Quill');
  act(() => adoptIdentity({ brandName: 'Inkwell', supportEmail: null }));
  screen.getByText('Inkwell');
});

it('begins without the address in HTML that is written before any script', async () => {
  write('Quill', 'help@quill.example');
  expect(renderToString(<SupportLine />)).toBe('');
  render(<SupportLine />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@quill.example');
});
