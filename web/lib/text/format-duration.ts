import { shortDuration } from '../../../contracts/durations.ts';
import { formatNumber } from './format.ts';

/** "140 ms", "1.4 s", unbreakable. It is apart from the other formats, because the first screens don't need it. */
export function formatDuration(ms: number): string {
  const { value, unit } = shortDuration(ms);
  return `${formatNumber(value)}\u00a0${unit}`;
}
