import type { TokenScope } from '../../../contracts/token-scopes.ts';

const scopes: Record<TokenScope, string> = {
  'products:read': 'read products, manuals and corrections',
  'products:write': 'add, change and delete them',
  'chatbots:read': 'list chatbots',
  'chatbots:write': 'create and delete chatbots, mail links',
  'conversations:read': 'read what customers asked on a link',
  'analytics:read': 'read figures and questions',
};

/** Words of the API tab: access tokens and webhooks. */
export const texts = {
  ownerOnly: 'Only the owner of your company manages access tokens and webhooks.',
  close: 'Close',
  columnsActions: 'Actions',
  tokens: {
    title: 'Access tokens',
    lede: 'With an access token your own programs use the same API as these pages, as far as you allow.',
    docs: 'All calls and the permission each needs',
    company: 'Some calls ask for the id of your company:',
    caption: 'Access tokens of your company',
    columns: {
      name: 'Name',
      scopes: 'Permissions',
      created: 'Created',
      used: 'Last used',
      expires: 'Expires',
    },
    created: (day: string, name: string) => `${day} by ${name}`,
    neverUsed: 'Never',
    neverExpires: 'Never',
    expired: 'Expired',
    empty: 'No access tokens',
    emptyText: 'Create one for each program that works for you, with no more than it needs.',
    create: 'Create Token',
    creating: 'Creating...',
    name: 'Name',
    nameHint: 'What the token is for, such as "Parts shop".',
    permissions: 'What it may do',
    scopes,
    validFor: 'Valid for',
    days: (days: number) => `${days} days`,
    withoutEnd: 'Until it is revoked',
    made: (name: string) => `The access token "${name}" is created.`,
    shownTitle: 'Copy your access token now',
    shownText:
      'It is shown this once and not kept here. Whoever has it can do what it may do, so keep it like a password.',
    copy: 'Copy Token',
    copied: 'Access token copied to clipboard!',
    revoke: (name: string) => `Revoke ${name}`,
    question: (name: string) => `Are you sure you want to revoke "${name}"?`,
    consequence: 'Programs that use this token are refused from now on. This can’t be undone.',
    verb: 'Revoke Token',
    revoked: 'The access token is revoked.',
  },
} as const;
