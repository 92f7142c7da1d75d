import type { MailState } from '../../../contracts/chat/chatbots.ts';
import type { MailRow } from './mails.repository.ts';

/**
 * The state of a mail as a company sees it. One that is kept in the outbox has not been sent: it counts as queued, like
 * one that is gone.
 */
export function presentMailState(state: MailRow['state'] | null, isRefused: boolean | null): MailState {
  if (state === 'failed') return isRefused ? 'refused' : 'failed';
  return state === 'sent' ? 'sent' : 'queued';
}
