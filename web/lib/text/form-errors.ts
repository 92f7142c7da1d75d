import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';

/**
 * Shows errors of fields that the server rejected beside their inputs.
 * @returns whether there were any; if not, the error concerns the form as a whole
 */
export function showFieldErrors<Fields extends FieldValues>(
  error: unknown,
  names: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const rejected = names.filter((name) => error.errors[name]);
  for (const [index, name] of rejected.entries()) {
    setError(name, { message: error.errors[name] ?? '' }, { shouldFocus: index === 0 });
  }
  return rejected.length > 0;
}
