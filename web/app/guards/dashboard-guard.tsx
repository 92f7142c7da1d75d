import { paths } from '../../../contracts/paths.ts';
import { RequireRole } from './require-role.tsx';

const ROLES = ['company', 'admin'] as const;

export function Component() {
  return <RequireRole roles={ROLES} otherwise={paths.thanks.path} />;
}
