import { paths } from '../../../contracts/paths.ts';
import { RequireRole } from './require-role.tsx';

const ROLES = ['company'] as const;

/** Plans are chosen by approved companies; others go to the thank-you page. */
export function Component() {
  return <RequireRole roles={ROLES} otherwise={paths.thanks.path} />;
}
