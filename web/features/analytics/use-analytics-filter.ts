import { useCallback } from 'react';
import { useListParams } from '../../lib/use-list-params.ts';
import { choiceValue, OWN, readFilter, today } from './period.ts';

/** The filter of the screen, kept in the address, and how it is changed. */
export function useAnalyticsFilter() {
  const { get, setParam } = useListParams();
  const filter = readFilter(get, today());
  const chooseProduct = useCallback((productId: string) => setParam('product', productId), [setParam]);

  /** Own days begin as the ones that were shown; those of another choice leave the address. */
  const choosePeriod = (choice: string) => {
    const isOwn = choice === OWN;
    setParam('from', isOwn ? filter.from : '');
    setParam('to', isOwn ? filter.to : '');
    setParam('period', choiceValue(choice));
  };
  return {
    ...filter,
    chooseProduct,
    choosePeriod,
    chooseDay: (end: 'from' | 'to', day: string) => setParam(end, day),
  };
}
