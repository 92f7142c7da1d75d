import type { User } from '../../contracts/account/auth.ts';
import { storeSession, storeUser } from '../lib/browser/session-store.ts';

const OWNER: User = {
  _id: 'u',
  name: 'Ines',
  email: 'ines@fennmark.example',
  role: 'company',
  emailConfirmed: true,
  weeklySummary: false,
  hasMailServer: true,
  mustTurnOnTwoStep: false,
  company: { _id: 'c', company_name: 'Fennmark', isOwner: true },
};

/** Signs the owner of an approved company in, with other `values` where they are given; undone by `clearSession`. */
export function signInOwner(values: Partial<User> = {}): void {
  storeSession({ token: 'token', role: OWNER.role });
  storeUser({ status: 201, data: { ...OWNER, ...values } });
}
