import { useCallback } from 'react';
import { useListParams } from '../../lib/browser/use-list-params.ts';
import { choiceValue, OWN, readFilter, today } from './period.ts';

/** The filter of the screen, which is kept in the address, with functions that change it. */
export function useAnalyticsFilter() {
  const { get, setParam } = useListParams();
  const filter = readFilter(get, today());
  const chooseProduct = useCallback((productId: string) => setParam('product', productId), [setParam]);

  /** Changes the period. The vendor's own days begin with those that were shown; for other choices they are removed. */
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
