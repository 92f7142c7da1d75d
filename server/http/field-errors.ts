import type { z } from 'zod';

/** Fields whose very name stays out of replies; what is wrong with them is said of the form as a whole. */
const SECRET_FIELDS = new Set(['password', 'currentPassword']);

/** The name under which a field's message is given: its dotted path, or `form` for secrets and for the whole. */
export const errorKey = (path: string): string => (path === '' || SECRET_FIELDS.has(path) ? 'form' : path);

/** One message per field, keyed by its dotted name: what a form shows beside its inputs. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = errorKey(issue.path.join('.'));
    errors[field] ??= issue.message;
  }
  return errors;
}
