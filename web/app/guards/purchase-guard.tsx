import { paths } from '../../../contracts/paths.ts';
import { RequireRole } from './require-role.tsx';

const ROLES = ['company'] as const;

/** Lets approved companies choose a plan; others go to the thank-you page. */
export function Component() {
  return <RequireRole roles={ROLES} otherwise={paths.thanks.path} />;
}
