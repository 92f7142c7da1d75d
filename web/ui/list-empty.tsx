import type { ReactNode } from 'react';
import { ButtonLink } from './button-link.tsx';
import { EmptyState } from './empty-state.tsx';

/** What a list says when it has nothing to show. */
export type ListEmptyWords = {
  /** Title and line of a list that never had anything. */
  empty: string;
  emptyText: string;
  /** Title and line where the filters hide everything, and the link that drops them. */
  noneFound: string;
  emptyFiltered: string;
  showAll: string;
};

type ListEmptyProps = {
  words: ListEmptyWords;
  /** Whether a search or a filter may be why nothing is shown. */
  isFiltered: boolean;
  /** What to do first; only shown where nothing is filtered. */
  action?: ReactNode;
};

/** In place of a filtered list with nothing in it: either what will stand here, or the way back to all of it. */
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
