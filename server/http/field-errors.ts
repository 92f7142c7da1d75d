import type { z } from 'zod';

/** Fields that replies never name; their errors are given for the form as a whole. */
const SECRET_FIELDS = new Set(['password', 'currentPassword']);

/** The key of a field's error message: its dotted path, or `form` for secret fields and for the form as a whole. */
export const errorKey = (path: string): string => (path === '' || SECRET_FIELDS.has(path) ? 'form' : path);

/** One error message per field, keyed by the field's dotted name; forms show them beside their inputs. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = errorKey(issue.path.join('.'));
    errors[field] ??= issue.message;
  }
  return errors;
}
