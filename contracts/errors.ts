/** Every way a call can fail, with its HTTP status. The client decides by `code`, never by text. */
import { z } from 'zod';

/** HTTP status of each error code. */
export const ERROR_STATUS = {
  invalid_request: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  code_required: 401,
  wrong_code: 401,
  out_of_queries: 402,
  plan_limit_reached: 402,
  not_allowed: 403,
  waiting_for_approval: 403,
  account_suspended: 403,
  company_closed: 403,
  two_step_required: 403,
  proof_required: 403,
  link_expired: 403,
  not_found: 404,
  email_taken: 409,
  conflict: 409,
  file_too_large: 413,
  picture_too_large: 413,
  unsupported_file: 415,
  range_not_satisfiable: 416,
  malware_found: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/**
 * The body of every failed call: `status` equals the HTTP status, `message` is a sentence for people, `errors`
 * names the fields of a rejected form, `limit` the plan limit that was reached.
 */
export const errorReply = z.object({
  status: z.number().int(),
  code: z.enum(codes),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  limit: z.string().optional(),
});

export type ErrorReply = z.output<typeof errorReply>;
