import { formatNumber } from '../text/format.ts';

/** "+1,386" or "−9", with a true minus sign: a hyphen is too short beside figures and is read out as "hyphen". */
export const signed = (value: number): string =>
  `${value < 0 ? '\u2212' : '+'}${formatNumber(Math.abs(value))}`;
