/** A company's own sign-in: its people prove who they are at its provider of OpenID Connect. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, id, printable, reply, requiredText, text } from '../shapes.ts';
import { reproof, session } from './auth.ts';

const INCOMPLETE_ISSUER = 'Enter a complete address, such as https://login.company.com.';
const INCOMPLETE_DOMAIN = 'Enter what stands behind the @, such as company.com.';

/** How a provider is found, and what it knows us by. */
const provider = z.object({
  issuer: z
    .url({ protocol: /^https$/, error: INCOMPLETE_ISSUER })
    .max(300, 'The address can have at most 300 characters')
    .regex(printable, INCOMPLETE_ISSUER)
    .refine((address) => !/[?#@]/.test(address), INCOMPLETE_ISSUER)
    .describe('the provider’s address, as its description names it'),
  clientId: requiredText('The client ID', 300),
  domain: z
    .string(INCOMPLETE_DOMAIN)
    .trim()
    .toLowerCase()
    .max(253, 'The domain can have at most 253 characters')
    .regex(z.regexes.domain, INCOMPLETE_DOMAIN)
    .describe('only addresses of this domain sign in so'),
  isRequired: z.boolean().default(false).describe('everybody but the owner signs in so and no other way'),
});

/** What the owner sees; the secret is never told again. */
export const companySignIn = z.object({
  provider: provider.nullable().describe('null: the company has no sign-in of its own'),
  redirectUrl: z.url().describe('to be entered at the provider'),
  signInUrl: z.url().describe('where the company’s people sign in'),
});
export type CompanySignIn = z.output<typeof companySignIn>;

/** The form of the owner, who proves again who they are. */
export const companySignInForm = provider.extend({
  clientSecret: requiredText('The client secret', 500),
  ...reproof.shape,
});
export type CompanySignInForm = z.output<typeof companySignInForm>;

/** What is kept in the browser between leaving for the provider and coming back; sealed, with the name of its cipher before a dot. */
const flow = z.string('Begin again.').regex(/^(?:[a-z\d]{1,8}\.)?[A-Za-z0-9_-]{40,2000}$/, 'Begin again.');

/** Calls about a company's own sign-in. */
export const companySignInRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/api/company/sign-in',
    summary: 'The own company’s sign-in by OpenID Connect',
    auth: 'company-owner',
    replies: { 200: reply(200, companySignIn) },
  }),
  set: defineRoute({
    method: 'POST',
    path: '/api/company/sign-in',
    summary: 'Let the company’s people sign in at its own provider; asks for the password again',
    auth: 'company-owner',
    audit: 'company_sign_in.set',
    limit: 'credentials',
    body: companySignInForm,
    replies: { 200: done },
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/api/company/sign-in',
    summary: 'End the company’s own sign-in; passwords stay',
    auth: 'company-owner',
    audit: 'company_sign_in.removed',
    replies: { 200: done },
  }),
  open: defineRoute({
    method: 'GET',
    path: '/api/auth/company-sign-in/:companyId',
    summary: 'Whose sign-in this is',
    auth: 'public',
    limit: 'credentials',
    params: z.object({ companyId: id }),
    replies: { 200: reply(200, z.object({ company_name: z.string() })) },
  }),
  begin: defineRoute({
    method: 'POST',
    path: '/api/auth/company-sign-in/:companyId',
    summary: 'The provider’s address to go to, and what to bring back from there',
    auth: 'public',
    limit: 'credentials',
    params: z.object({ companyId: id }),
    replies: { 200: reply(200, z.object({ url: z.url(), flow })) },
  }),
  finish: defineRoute({
    method: 'POST',
    path: '/api/auth/company-sign-in',
    summary: 'Sign in with what the provider sent back',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ flow, returned: text('What came back', 4000).describe('the query behind the address') }),
    replies: { 200: session },
  }),
};
