import type { User } from '../../contracts/auth.ts';
import { storeSession, storeUser } from '../lib/session-store.ts';

const OWNER: User = {
  _id: 'u',
  name: 'Ines',
  email: 'ines@fennmark.example',
  role: 'company',
  emailConfirmed: true,
  weeklySummary: false,
  company: { _id: 'c', company_name: 'Fennmark', isOwner: true },
};

/** Signs the owner of an approved company in; undone by `clearSession`. */
export function signInOwner(): void {
  storeSession({ token: 'token', role: OWNER.role });
  storeUser({ status: 201, data: OWNER });
}
