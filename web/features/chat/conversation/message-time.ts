/** Formats the times of messages. */
import { LOCALE } from '../../../lib/text/locale.ts';
import { texts } from '../shell/texts.ts';

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/**
 * Formats a time as "14:05" for today and "21 Nov, 14:05" before; "Invalid time" if it is none. `timestamp` is ISO 8601
 * and shown in the reader's own time zone.
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
