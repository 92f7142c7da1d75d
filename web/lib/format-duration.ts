import { shortDuration } from '../../contracts/durations.ts';
import { formatNumber } from './format.ts';

/** "140 ms", "1.4 s", in one piece. Apart from the other formats, because the first screens do without it. */
export function formatDuration(ms: number): string {
  const { value, unit } = shortDuration(ms);
  return `${formatNumber(value)}\u00a0${unit}`;
}
