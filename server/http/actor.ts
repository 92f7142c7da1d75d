import type { Role } from '../../contracts/auth.ts';
import type { TokenScope } from '../../contracts/token-scopes.ts';

/** Who calls: read from the session or the access token on every request, so that a role taken away counts at once. */
export type Actor = {
  accountId: string;
  /** The session, or the access token that stands for one. */
  sessionId: string;
  /** What an access token may do; null for a session, which may do what its account may. */
  scopes: readonly TokenScope[] | null;
  name: string;
  email: string;
  role: Role;
  /** The own company; null before it is created, and for administrators. */
  companyId: string | null;
  /** Whether the own company is the caller's to manage: its team, its plan. */
  isOwner: boolean;
  isSuspended: boolean;
};

/** An approved company's caller: what vendor calls get. */
export type CompanyActor = Actor & { role: 'company'; companyId: string };

/** As much of a company's caller as reading its figures takes. */
export type OfCompany = Pick<CompanyActor, 'companyId'>;
