/** The people of a company: its owner, its members and those who are invited. */
import { z } from 'zod';
import { mailState } from '../chat/chatbots.ts';
import { defineRoute } from '../route.ts';
import { done, email, id, idParam, mailedToken, reply, timestamp } from '../shapes.ts';
import { newPassword, personName, session } from './auth.ts';

/** A person who works in the company. */
export const teamMember = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
  hasTwoStep: z.boolean().describe('whether the account has two-step sign-in'),
});
export type TeamMember = z.output<typeof teamMember>;

/**
 * An invitation that was not accepted yet. After `expiresAt` the mailed link no longer works. `mail` is the state of its
 * mail; `unwanted`: the recipient has asked for no further ones.
 */
export const teamInvitation = z.object({
  _id: id,
  email: z.string(),
  mail: z.enum([...mailState.options, 'unwanted']),
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type TeamInvitation = z.output<typeof teamInvitation>;

/** The data that anyone who opens the link of an invitation sees. */
export const invitationCard = z.object({
  company_name: z.string(),
  email: z.string().describe('the address that was invited; only its account may accept'),
  hasAccount: z.boolean().describe('whether to sign in or to sign up'),
});
export type InvitationCard = z.output<typeof invitationCard>;

/** The form that invites a colleague. */
export const invitationForm = z.object({ email });
/** The form for an invited colleague without an account. */
export const newMemberForm = z.object({ name: personName, password: newPassword });

/** The token of a link that ends invitations: a company, a recipient, and a signature which proves that we made it. */
const stopToken = z
  .string('This link is not complete.')
  .regex(
    /^[0-9a-f-]{36}\.[0-9a-f]{64}\.(?:[a-z\d]{1,8}\.)?[A-Za-z0-9_-]{43,128}$/,
    'This link is not complete.',
  );

/** Calls about the team. Only the owner may manage it. */
export const teamRoutes = {
  getTeam: defineRoute({
    method: 'GET',
    path: '/api/team',
    summary: 'Members (owner first) and open invitations (newest first) of the own company',
    auth: 'company-owner',
    replies: {
      200: reply(
        200,
        z.object({
          requiresTwoStep: z
            .boolean()
            .describe('whether nobody works in the company without two-step sign-in'),
          members: z.array(teamMember),
          invitations: z.array(teamInvitation),
        }),
      ),
    },
  }),
  setTwoStepRule: defineRoute({
    method: 'PATCH',
    path: '/api/team/two-step',
    summary:
      'Ask everybody of the company for two-step sign-in, or not; who has none can do nothing but turn it on',
    auth: 'company-owner',
    audit: 'two_step_rule.changed',
    body: z.object({ isRequired: z.boolean('Choose whether two-step sign-in is required.') }),
    replies: { 200: done },
  }),
  invite: defineRoute({
    method: 'POST',
    path: '/api/team/invitations',
    summary: 'Invite a colleague by mail; an earlier invitation of the same address ends',
    auth: 'company-owner',
    limit: 'mail',
    body: invitationForm,
    replies: { 201: reply(201, teamInvitation) },
  }),
  withdraw: defineRoute({
    method: 'DELETE',
    path: '/api/team/invitations/:id',
    summary: 'Withdraw an invitation; its link opens nothing any more',
    auth: 'company-owner',
    audit: 'invitation.withdrawn',
    params: idParam,
    replies: { 200: done },
  }),
  removeMember: defineRoute({
    method: 'DELETE',
    path: '/api/team/members/:id',
    summary: 'Remove a member; all sessions of that account end',
    auth: 'company-owner',
    audit: 'member.removed',
    params: idParam,
    replies: { 200: done },
  }),
  passOwnership: defineRoute({
    method: 'POST',
    path: '/api/team/owner',
    summary: 'Make a member the owner; the caller stays as a member',
    auth: 'company-owner',
    audit: 'ownership.passed',
    body: z.object({ memberId: id }),
    replies: { 200: done },
  }),
  openInvitation: defineRoute({
    method: 'POST',
    path: '/api/team/open-invitation',
    summary: 'What a mailed link invites to',
    auth: 'public',
    limit: 'credentials',
    body: z.object({ token: mailedToken }),
    replies: { 200: reply(200, invitationCard) },
  }),
  join: defineRoute({
    method: 'POST',
    path: '/api/team/join',
    summary: 'Accept with the signed-in account, which must be the invited one and have no company',
    auth: 'signed-in',
    limit: 'credentials',
    body: z.object({ token: mailedToken }),
    replies: { 200: done },
  }),
  joinAsNew: defineRoute({
    method: 'POST',
    path: '/api/team/join-as-new',
    summary: 'Accept by signing up with the invited address',
    auth: 'public',
    limit: 'credentials',
    body: newMemberForm.extend({ token: mailedToken }),
    replies: { 200: session },
  }),
  /** Mail programs call this too (RFC 8058). Their form is ignored, because the token says everything. */
  stopInvitations: defineRoute({
    method: 'POST',
    path: '/api/team/stop-invitations/:token',
    summary: 'End the invitations of a company to an address by the link in one of them; needs no session',
    // Mail providers call it for many people from one address, and a signature can't be guessed.
    auth: 'public',
    params: z.object({ token: stopToken }),
    replies: { 200: done },
  }),
  allowInvitations: defineRoute({
    method: 'POST',
    path: '/api/team/allow-invitations/:token',
    summary: 'Let a company invite the address again',
    auth: 'public',
    params: z.object({ token: stopToken }),
    replies: { 200: done },
  }),
};
