/** Turns failures into replies; nothing else does. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { authRoutes } from '../../contracts/account/auth.ts';
import type { ErrorCode, ErrorReply } from '../../contracts/errors.ts';
import { NoTurn } from '../../engine/runtime/turns.ts';
import { AppError } from '../app-error.ts';
import { describeError } from '../lib/describe-error.ts';
import { isAway } from '../lib/is-away.ts';
import { errorKey } from './field-errors.ts';
import { logSecurity } from './security-log.ts';

const REFUSALS = new Set<ErrorCode>([
  'not_signed_in',
  'wrong_credentials',
  'wrong_code',
  'not_allowed',
  'waiting_for_approval',
  'account_suspended',
  'two_step_required',
  'malware_found',
  'link_expired',
  'too_many_requests',
]);
/** Seconds that a caller is asked to wait for what does not answer. */
const AWAY_RETRY_S = 5;
const INTERNAL = 'Server error. Please try again later.';

/** Replies to any thrown value with the contract's error body; details of unexpected errors go to the log only. */
export function handleError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const body = describeFailure(error, request);
  if (body.status === 413 && !request.raw.complete) reply.header('connection', 'close');
  if (error instanceof AppError) reply.headers(error.headers);
  else if (body.status === 503) reply.header('retry-after', String(AWAY_RETRY_S));
  return reply.status(body.status).send(body);
}

/** Makes the contract's error body for any thrown value; logs unexpected errors, and in one line what there was no room for. */
export function describeFailure(error: FastifyError | Error, request: FastifyRequest): ErrorReply {
  const body = toErrorReply(error);
  if (isTurnedAway(error)) request.log.warn({ reason: error.message }, 'turned away');
  else if (body.status >= 500) request.log.error({ err: describeError(error) }, 'request failed');
  if (isRefusal(body.code, request))
    logSecurity(request, { event: 'refused', outcome: 'failure', reason: body.code });
  return body;
}

/** Whether nothing failed, but there was no room: then a flood would write a stack for each of its calls. */
const isTurnedAway = (error: Error): boolean =>
  error instanceof AppError &&
  error.code === 'unavailable' &&
  (error.cause === undefined || error.cause instanceof NoTurn);

/** Whether a refusal is logged here. Signing in logs its own refusals, with the account. */
const isRefusal = (code: ErrorCode, request: FastifyRequest): boolean =>
  REFUSALS.has(code) && request.routeOptions.url !== authRoutes.login.path;

/** Maps a thrown value to `{ status, code, message, errors?, limit? }`. */
function toErrorReply(error: FastifyError | Error): ErrorReply {
  if (error instanceof AppError) {
    return {
      status: error.status,
      code: error.code,
      message: error.message,
      ...(error.errors ? { errors: error.errors } : {}),
      ...(error.limit ? { limit: error.limit } : {}),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return invalidFields(error.validation);
  if (isNoSpace(error))
    return plain('storage_full', 507, 'There is no room left to store this. Please try again later.');
  if (isAway(error))
    return plain('unavailable', 503, 'The server can’t answer just now. Please try again in a moment.');
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 413) {
    return plain(
      'file_too_large',
      413,
      'File size is too large. Please compress your file or use a smaller one.',
    );
  }
  if (status === 429)
    return plain('too_many_requests', 429, 'Too many requests. Please wait a moment and try again.');
  if (status === 503) return plain('unavailable', 503, 'The server is busy. Please try again in a moment.');
  // The parsers report malformed bodies as 400, 406 or 415; to the caller each is the same mistake.
  if (status >= 400 && status < 500) return plain('invalid_request', 400, 'Invalid request data');
  return plain('internal', 500, INTERNAL);
}

function invalidFields(
  issues: readonly { instancePath: string; message?: string | undefined }[],
): ErrorReply {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = errorKey(issue.instancePath.replace(/^\//, '').replaceAll('/', '.'));
    errors[field] ??= issue.message ?? 'Invalid value';
  }
  return {
    status: 400,
    code: 'invalid_request',
    message: Object.values(errors)[0] ?? 'Invalid request data',
    errors,
  };
}

const plain = (code: ErrorCode, status: number, message: string): ErrorReply => ({ status, code, message });

/** Of the file system, and of PostgreSQL (disk_full). */
const NO_SPACE: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether that is what a failure comes from: what queries fail of is the cause of what they throw. */
const isNoSpace = (error: Error): boolean =>
  ('code' in error && NO_SPACE.has(error.code)) || (error.cause instanceof Error && isNoSpace(error.cause));
