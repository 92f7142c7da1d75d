import { AppError } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { AuditEvent } from '../audit/record-audit.ts';
import { type Account, createAuthRepository } from './auth.repository.ts';

/** The refusal of a new address, to be shown at its field. */
export const refuseEmail = (code: 'conflict' | 'email_taken', message: string): AppError =>
  new AppError(code, message, { errors: { email: message } });

/** @throws AppError email_taken where an account has the address */
export async function requireFree(tx: Db, email: string): Promise<void> {
  const owner = await createAuthRepository(tx).findAccountByEmail(email);
  if (owner) throw refuseEmail('email_taken', 'An account with this e-mail exists already.');
}

/** What the audit trail keeps of a change of address. @param after the address that it is about */
export const emailChangeEvent = (
  { id, name, companyId }: Account,
  action: AuditEvent['action'],
  after?: { email: string },
): AuditEvent => ({ action, companyId, subject: { id, name }, ...(after && { after }) });
