import type { AppError } from '../../app-error.ts';
import { OpenIdFailure } from '../../providers/open-id/open-id.ts';

/** What is thrown instead of a provider's failure; other errors stay as they are. */
export const failingAs =
  (asError: (message: string) => AppError) =>
  (error: unknown): never => {
    throw error instanceof OpenIdFailure ? asError(error.message) : error;
  };
