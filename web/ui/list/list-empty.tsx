import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState } from '../state/empty-state.tsx';

/** The words of a list that has nothing to show. */
export type ListEmptyWords = {
  /** Title and line if there are no items at all. */
  empty: string;
  emptyText: string;
  /** Title and line if the filters hide all items, and the link that removes the filters. */
  noneFound: string;
  emptyFiltered: string;
  showAll: string;
};

type ListEmptyProps = {
  words: ListEmptyWords;
  /** Whether a search or a filter may be the reason that nothing is shown. */
  isFiltered: boolean;
  /** The first thing to do, shown only if nothing is filtered. */
  action?: ReactNode;
};

/** Takes the place of an empty list with filters: says what will be here, or offers to remove the filters. */
export function ListEmpty({ words, isFiltered, action }: ListEmptyProps) {
  return isFiltered ? (
    <EmptyState title={words.noneFound} action={<ButtonLink to="?">{words.showAll}</ButtonLink>}>
      {words.emptyFiltered}
    </EmptyState>
  ) : (
    <EmptyState title={words.empty} action={action}>
      {words.emptyText}
    </EmptyState>
  );
}
