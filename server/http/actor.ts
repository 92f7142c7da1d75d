import type { Role } from '../../contracts/account/auth.ts';
import type { TokenScope } from '../../contracts/account/token-scopes.ts';

/** The caller of a request. It is read anew from session or access token each time, so a lost role counts at once. */
export type Actor = {
  accountId: string;
  /** The session, or the access token that stands for one. */
  sessionId: string;
  /** The scopes of an access token; null for a session, which may do everything that its account may. */
  scopes: readonly TokenScope[] | null;
  name: string;
  email: string;
  role: Role;
  /** The caller's company; null before it is created, and for administrators. */
  companyId: string | null;
  /** Whether the caller owns the company and so manages its team and its plan. */
  isOwner: boolean;
  isSuspended: boolean;
  /** Whether the company or the installation asks for two-step sign-in that the account has not; never of an access token. */
  mustTurnOnTwoStep: boolean;
};

/** A caller who belongs to a company; handlers of vendor calls get one. Which calls take one that is not approved yet, the contract says. */
export type CompanyActor = Actor & { role: 'company' | 'user'; companyId: string };

/** The part of a company's caller that is needed to read the company's figures. */
export type OfCompany = Pick<CompanyActor, 'companyId'>;
