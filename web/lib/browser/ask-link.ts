import { paths } from '../../../contracts/paths.ts';

/** Marks that somebody came to ask, so that the line to ask in takes the focus. */
const STATE = { isToAsk: true };

/** A link to where a company asks its own product. */
export const askLink = (productId: string) => ({
  to: `${paths.productDetails.href(productId)}?tab=try`,
  state: STATE,
});

/** Whether such a link led here. @param state of the location */
export const isToAsk = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isToAsk' in state;
