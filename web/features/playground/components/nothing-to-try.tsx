import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { texts } from '../texts.ts';

/** Takes the place of the playground while no manual of the product answers. */
export function NothingToTry() {
  return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
}
