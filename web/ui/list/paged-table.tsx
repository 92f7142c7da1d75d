import type { ComponentProps } from 'react';
import { ListEmpty } from './list-empty.tsx';
import { Pagination } from './pagination.tsx';
import { type Column, Table } from './table.tsx';

type PagedTableProps<T> = {
  columns: readonly Column<T>[];
  rowKey: (row: T) => string;
  /** The call that lists a page of rows, as TanStack Query has it. */
  list: {
    data: { data: readonly T[]; page: number; limit: number; total: number } | undefined;
    error: Error | null;
    refetch: () => void;
  };
  /** What the list is called, and what is said where it is empty. */
  words: { caption: string } & ComponentProps<typeof ListEmpty>['words'];
  /** Whether less is asked for than there is. */
  isFiltered: boolean;
  /** Address of a page of the list. */
  hrefFor: (page: number) => string;
};

/** A table of one page of a list, and the way to its other pages. */
export function PagedTable<T>({ columns, rowKey, list, words, isFiltered, hrefFor }: PagedTableProps<T>) {
  const { data, error, refetch } = list;
  return (
    <>
      <Table
        caption={words.caption}
        columns={columns}
        rows={data?.data}
        rowKey={rowKey}
        error={error}
        onRetry={refetch}
        empty={<ListEmpty words={words} isFiltered={isFiltered} />}
      />
      {data && <Pagination page={data.page} limit={data.limit} total={data.total} hrefFor={hrefFor} />}
    </>
  );
}
