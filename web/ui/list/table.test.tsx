// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Column, Table } from './table.tsx';
import { TableAddress } from './table-address.tsx';

const ADDRESS = 'bartholomew.featherstonehaugh@industrial-equipment.example.com';

type Row = { email: string; plan: string };
const columns: Column<Row>[] = [
  { header: 'Email', cell: ({ email }) => <TableAddress address={email} href={`mailto:${email}`} /> },
  { header: 'Plan', isShort: true, cell: ({ plan }) => plan },
];

afterEach(cleanup);

it('cuts addresses, which are whole where the pointer rests, and keeps short words on a line', () => {
  const rows = [{ email: ADDRESS, plan: 'Enterprise' }];
  render(
    <Table caption="Clients" columns={columns} rows={rows} rowKey={({ email }) => email} empty={null} />,
  );
  const link = screen.getByRole('link', { name: ADDRESS });
  expect(link.getAttribute('href')).toBe(`mailto:${ADDRESS}`);
  expect(link.closest('.table-address')?.getAttribute('title')).toBe(ADDRESS);
  const cells = screen.getAllByRole('cell');
  expect(cells.map((cell) => cell.hasAttribute('data-short'))).toEqual([false, true]);
});
