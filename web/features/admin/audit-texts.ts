import type { AuditAction } from '../../../contracts/audit-actions.ts';
import { countOf } from '../../lib/count.ts';
import { formatNumber } from '../../lib/format.ts';

const actions: Record<AuditAction, string> = {
  'client.added': 'Client added',
  'client.approved': 'Client approved',
  'client.suspended': 'Client suspended',
  'client.signed_out': 'Client signed out',
  'purchase.recorded': 'Plan purchased',
  'query_pack.sold': 'Query pack sold',
  'plan.added': 'Plan added',
  'plan.changed': 'Plan changed',
  'plan.removed': 'Plan removed',
  'query_pack.saved': 'Query pack saved',
  'query_pack.removed': 'Query pack removed',
  'testimonial.added': 'Testimonial added',
  'testimonial.changed': 'Testimonial changed',
  'testimonial.removed': 'Testimonial removed',
  'manual.read_again': 'Manual read again',
  'two_step.begun': 'Two-step sign-in begun',
  'two_step.turned_on': 'Two-step sign-in turned on',
  'two_step.turned_off': 'Two-step sign-in turned off',
  'recovery_codes.renewed': 'Recovery codes renewed',
  'two_step_rule.changed': 'Two-step sign-in required or not',
  'email.change_asked': 'New e-mail asked for',
  'email.change_ended': 'Change of e-mail withdrawn',
  'email.changed': 'E-mail changed',
  'email.change_undone': 'Change of e-mail undone',
  'identity.changed': 'Brand or support address changed',
  'operator.changed': 'Legal pages filled in',
  'retention.changed': 'Retention changed',
  'mail.read': 'Private mail read',
  'mail.sent_again': 'Mail sent again',
  'mail.tested': 'Mail server tested',
  'model.tested': 'Language model tested',
  'jobs.retried': 'Jobs tried again',
  'demo_request.changed': 'Demo request changed',
  'product.deleted': 'Product deleted',
  'manual.deleted': 'Manual deleted',
  'image.deleted': 'Error image deleted',
  'video.deleted': 'Video link deleted',
  'deletion.undone': 'Deletion taken back',
  'chatbot.deleted': 'Chatbot deleted',
  'correction.deleted': 'Correction deleted',
  'conversation.erased': 'Conversation erased',
  'customer.erased': 'Customer erased',
  'access_token.created': 'Access token created',
  'access_token.revoked': 'Access token revoked',
  'webhook.added': 'Webhook added',
  'webhook.changed': 'Webhook changed',
  'webhook.secret_renewed': 'Webhook secret renewed',
  'webhook.removed': 'Webhook deleted',
  'logo.removed': 'Logo removed',
  'invitation.withdrawn': 'Invitation withdrawn',
  'member.removed': 'Member removed',
  'ownership.passed': 'Ownership passed on',
};

function heldBefore(entries: number): string {
  if (entries === 0) return '';
  return entries === 1
    ? ' The one before it is as it was written.'
    : ` The ${formatNumber(entries)} before it are as they were written.`;
}

/** Words of the audit trail. */
export const texts = {
  title: 'Audit Trail',
  lede: 'What administrators did, and whatever was deleted or erased. Each entry is sealed with the one before it: the check shows whether one was changed or left out.',
  actions,
  search: 'Search entries',
  searchPlaceholder: 'Search who, or what it was done to',
  action: 'Action',
  allActions: 'All actions',
  empty: 'No entries yet',
  emptyText: 'What you approve, change or delete from now on appears here.',
  noneFound: 'No entry found',
  emptyFiltered: 'Try another name or action.',
  showAll: 'Show all entries',
  onlyOf: 'Only the entries of one client.',
  by: 'By',
  byToken: (name: string) => `${name} (access token)`,
  who: 'Who',
  token: 'Access token',
  number: 'Entry',
  company: 'Client',
  installation: 'The installation',
  seal: 'Seal',
  changes: 'Before and after',
  field: 'What',
  before: 'Before',
  after: 'After',
  nothing: '–',
  check: {
    button: 'Check the Trail',
    busy: 'Checking...',
    whole: (entries: number) =>
      entries === 1
        ? 'The only entry is there, as it was written.'
        : `All ${countOf(entries, 'entry', 'entries')} are there, as they were written.`,
    none: 'There is no entry yet.',
    /** @param before number of entries before it */
    broken: (entry: number, before: number) =>
      `Entry ${formatNumber(entry)} is missing or was changed.${heldBefore(before)}`,
    head: 'Seal of the last entry',
    headText: 'Keep it elsewhere: with it anybody can prove a later loss.',
    copy: 'Copy Seal',
    copied: 'Seal copied to clipboard!',
  },
  export: { button: 'Save as File', busy: 'Saving...', done: 'The audit trail is saved.' },
  ofClient: { title: 'Audit Trail', all: 'Show all', none: 'Nothing yet.' },
} as const;
