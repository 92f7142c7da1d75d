import type { Logger } from 'pino';
import type { EncoderStatus } from '../engine/meaning/encoder.ts';

/** What is called when the encoder begins to fail or is well again: a line of the log for each. */
export const logUnderstanding =
  (logger: Pick<Logger, 'info' | 'warn'>) =>
  (status: EncoderStatus): void => {
    if (status.state === 'failing') {
      const { models, reason } = status;
      logger.warn({ models, reason }, 'the encoder fails: questions are answered by words alone');
    } else logger.info('the encoder is well again');
  };
