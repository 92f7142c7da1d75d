import { setTimeout as sleep } from 'node:timers/promises';

/** A span of time, ms. */
export type Span = { min: number; max: number };

/** Any moment of the span. */
export const someMs = ({ min, max }: Span): number => min + Math.random() * (max - min);

/** Waits for any time of the span. */
export const pauseFor = async (span: Span): Promise<void> => void (await sleep(someMs(span)));
