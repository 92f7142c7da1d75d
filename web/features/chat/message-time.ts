/** When a message was written, as people say it. */
import { LOCALE } from '../../lib/locale.ts';
import { texts } from './texts.ts';

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/**
 * "14:05" for today, "21 Nov, 14:05" before; "Invalid time" for what is no time.
 * `timestamp` is ISO 8601; shown in the reader's own time zone.
 */
export const formatMessageTime = (timestamp: string, now = new Date()): string => {
  const time = new Date(timestamp);
  if (Number.isNaN(time.getTime())) return texts.invalidTime;
  const clock = time.toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit' });
  if (isSameDay(time, now)) return clock;
  const day = time.toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'short',
    ...(time.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
  return `${day}, ${clock}`;
};
