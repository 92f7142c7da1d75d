// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useListParams } from './use-list-params.ts';

function List() {
  const { page, search, searchText, setSearchText, setParam, hrefFor } = useListParams();
  const setBoth = () => {
    setParam('status', 'Active');
    setParam('product', '7');
  };
  return (
    <>
      <button type="button" onClick={setBoth}>
        Both
      </button>
      <input
        aria-label="Search"
        value={searchText}
        onChange={(event) => setSearchText(event.currentTarget.value)}
      />
      <p>{JSON.stringify({ page, search, first: hrefFor(1), third: hrefFor(3) })}</p>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/', element: <List /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

const shown = () => JSON.parse(screen.getByText(/^\{/).textContent);

afterEach(cleanup);

it('reads page and search from the address and keeps other parameters in links', () => {
  open('/?page=2&search=tank&tab=customers');
  expect(shown()).toEqual({
    page: 2,
    search: 'tank',
    first: '?page=1&search=tank&tab=customers',
    third: '?page=3&search=tank&tab=customers',
  });
});

it.each(['?page=0', '?page=-3', '?page=x', '?page=1.9', ''])('starts at the first page for %j', (query) => {
  open(`/${query}`);
  expect(shown().page).toBe(1);
});

it('puts what is typed into the address after a pause and goes back to the first page', async () => {
  const router = open('/?page=4');
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'HP 9' } });
  expect(router.state.location.search).toBe('?page=4');
  // The router knows the address before the list is drawn again.
  await waitFor(() => {
    expect(router.state.location.search).toBe('?search=HP+9');
    expect(shown()).toMatchObject({ page: 1, search: 'HP 9' });
  });
});

it('keeps both of two changes in one moment, before the address has followed the first', async () => {
  const router = open('/?page=4');
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.state.location.search).toBe('?status=Active&product=7'));
});

it('keeps a change that is made when the list has just been drawn', async () => {
  function Hasty() {
    const { setParam } = useListParams();
    const set = useRef(setParam);
    // As when somebody presses a filter before the effects of the first drawing have run.
    useLayoutEffect(() => set.current('status', 'Active'), []);
    useEffect(() => set.current('product', '7'), []);
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Hasty /> }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(router.state.location.search).toBe('?status=Active&product=7'));
});

it('keeps a change that is made while an earlier one arrives', async () => {
  const loader = async () => {
    await new Promise((done) => setTimeout(done, 30));
    return null;
  };
  let set: ReturnType<typeof useListParams>['setParam'] = () => undefined;
  // Its effect runs before the one that follows the address, as when a typing pause ends while a list is drawn.
  function Eager({ status }: { status: string }) {
    useLayoutEffect(() => {
      if (status === 'Active') set('search', 'tank');
    }, [status]);
    return <p>{status || 'Any'}</p>;
  }
  function Filtered() {
    const { get, setParam } = useListParams();
    set = setParam;
    return <Eager status={get('status')} />;
  }
  const route = { path: '/', element: <Filtered />, loader, HydrateFallback: () => null };
  const router = createMemoryRouter([route], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await screen.findByText('Any');
  act(() => set('status', 'Active'));
  await screen.findByText('Active');
  act(() => set('mail', 'queued'));
  await waitFor(() => expect(router.state.location.search).toBe('?status=Active&search=tank&mail=queued'));
});
