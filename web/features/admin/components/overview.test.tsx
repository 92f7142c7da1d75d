// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { Overview as State, Understanding } from '../../../../contracts/admin/overview.ts';
import { createQueryClient } from '../../../lib/api/query.ts';
import { Overview } from './overview.tsx';

afterEach(cleanup);

const quiet: Omit<State, 'understanding'> = {
  companies: { active: 0, waiting: 0, suspended: 0 },
  products: 0,
  manuals: { total: 0, inWork: 0, failed: 0 },
  questions: { today: 0, thisMonth: 0 },
  jobs: [],
  mails: { queued: 0, failed: 0, outbox: 0 },
  disk: { files: 0, cache: 0, database: 0, free: 0 },
};
const failing = {
  state: 'failing',
  since: '2026-11-26T17:00:00.000Z',
  reason: 'There are no weights.',
} as const;

it.each<[Understanding, RegExp]>([
  [{ state: 'off' }, /^Off by setting: questions are answered by words alone\.$/],
  [{ state: 'ready' }, /^On$/],
  [
    { ...failing, models: ['english', 'multilingual'] },
    /^Failing since .*2026.*: There are no weights\. Questions are answered by words alone\.$/,
  ],
  [
    { ...failing, models: ['multilingual'] },
    /There are no weights\. Questions in other languages than English are answered by words alone\.$/,
  ],
])('tells an administrator how questions are understood: %j', (understanding, words) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Overview state={{ ...quiet, understanding }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const label = screen.getByText('Understanding of questions');
  expect(label.nextElementSibling?.textContent).toMatch(words);
});
