import { ERROR_STATUS, type ErrorCode } from '../contracts/errors.ts';

type Details = {
  errors?: Record<string, string>;
  limit?: string;
  /** Headers that belong to the reply. */
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A failure that the caller is told about: `code` decides the status, `message` is a sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: Record<string, string> | undefined;
  readonly limit: string | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.errors = details.errors;
    this.limit = details.limit;
    this.headers = details.headers ?? {};
  }
}

/** The answer for what does not exist and, identically, for what belongs to another tenant. */
export const notFound = (what: string): AppError => new AppError('not_found', `${what} was not found.`);
