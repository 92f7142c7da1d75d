/** The people of a company: its owner, its members and those who are invited. */
import { z } from 'zod';
import { newPassword, personName, session } from './auth.ts';
import { defineRoute } from './route.ts';
import { done, email, id, idParam, mailedToken, reply, timestamp } from './shapes.ts';

/** A person who works in the company. */
export const teamMember = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
});
export type TeamMember = z.output<typeof teamMember>;

/** An invitation that was not accepted yet. After `expiresAt` the mailed link no longer works. */
export const teamInvitation = z.object({
  _id: id,
  email: z.string(),
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

/** Calls about the team. Only the owner may manage it. */
export const teamRoutes = {
  getTeam: defineRoute({
    method: 'GET',
    path: '/api/team',
    summary: 'Members (owner first) and open invitations (newest first) of the own company',
    auth: 'company-owner',
    replies: {
      200: reply(200, z.object({ members: z.array(teamMember), invitations: z.array(teamInvitation) })),
    },
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
};
