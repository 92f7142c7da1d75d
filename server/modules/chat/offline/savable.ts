import { AppError } from '../../../app-error.ts';
import type { LinkRow } from '../chat.repository.ts';

/** @throws AppError not_allowed where a link may not be saved on a device */
export function requireSavable({ allowsOffline, company }: LinkRow): void {
  if (!allowsOffline || company.suspendedAt) throw new AppError('not_allowed', 'This chat can’t be saved.');
}
