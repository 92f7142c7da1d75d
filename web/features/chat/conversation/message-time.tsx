import { formatMessageTime } from './message-time.ts';

/** The time of a message, machine-readable if it is a valid one. */
export function MessageTime({ timestamp }: { timestamp: string }) {
  const text = formatMessageTime(timestamp);
  const isValid = !Number.isNaN(Date.parse(timestamp));
  return (
    <time className="text-12 text-ink-3 tabular-nums" {...(isValid ? { dateTime: timestamp } : {})}>
      {text}
    </time>
  );
}
