/** The currency in which this browser shows prices: the reader's choice, on every page with plans. */
import { keptForGood } from './kept.ts';

const KEY = 'currency';

/** The chosen currency; null until one is chosen. */
export const readCurrency = (): string | null => keptForGood.read(KEY);

export const chooseCurrency = (code: string): void => keptForGood.write(KEY, code);
