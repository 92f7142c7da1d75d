/** Invitations into a company, its own sign-in, and who signed in to it. `account.companyId` names an account's company, `company.ownerId` its owner. */
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SIGN_IN_FACTORS } from '../../../contracts/company/company-audit.ts';
import { account } from './accounts.ts';
import { moment } from './columns.ts';
import { company } from './companies.ts';

export const teamInvitation = pgTable(
  'team_invitation',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    /** SHA-256 of the token in the mailed link, hex; the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('team_invitation_email').on(t.companyId, t.email),
    // Not unique, since a unique key of a tenant's table must include the company. 256 random bits don't repeat.
    index('team_invitation_token').on(t.tokenHash),
  ],
);

/** Who has asked, by the link in a mail, for no further invitations of a company. */
export const unwantedInvitation = pgTable(
  'unwanted_invitation',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address in lower case, hex: the wish is kept, and no address. */
    addressHash: text('address_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.addressHash] })],
);

/** A company's own sign-in by OpenID Connect; without a row it has none. */
export const companySignIn = pgTable('company_sign_in', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => company.id, { onDelete: 'cascade' }),
  /** The provider's address, as its description names it. */
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** The client secret, sealed for the company. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Only addresses of this domain sign in so; lower case. */
  domain: text('domain').notNull(),
  /** Whether everybody but the owner signs in so and no other way. */
  isRequired: boolean('is_required').notNull().default(false),
  setAt: moment('set_at').notNull().defaultNow(),
});

/** Whose account somebody of a company's provider signs in to, since they first did. Addresses are given to others, subjects never. */
export const providerPerson = pgTable(
  'provider_person',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** What the provider calls the person (`sub`). */
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.subject] }),
    uniqueIndex('provider_person_account').on(t.companyId, t.accountId),
  ],
);

/** Who of a company signed in, kept for `SIGN_INS_KEPT_DAYS`. Sessions can't tell: they go when they end. */
export const signIn = pgTable(
  'sign_in',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    /** UUIDv7: its time is when it was. */
    id: uuid('id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** As the account was called then; it may leave the company. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    at: moment('at').notNull(),
    /** Shortened: 24 bits of an address of IPv4, 48 of IPv6. */
    network: text('network').notNull(),
    userAgent: text('user_agent').notNull(),
    factor: text('factor', { enum: SIGN_IN_FACTORS }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('sign_in_at').on(t.at)],
);
