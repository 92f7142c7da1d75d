/** Adding and signing out clients, for the administrator. */
import { z } from 'zod';
import { personName } from '../account/auth.ts';
import { companyProfile } from '../company/companies.ts';
import { defineRoute } from '../route.ts';
import { email, id, reply } from '../shapes.ts';

/** The owner and the company of a new client. */
export const newClient = companyProfile.extend({ name: personName, email });
export type NewClient = z.output<typeof newClient>;

/** Calls that add clients and end their sessions. */
export const adminClientRoutes = {
  addClient: defineRoute({
    method: 'POST',
    path: '/api/admin/clients',
    summary: 'Add an approved client and mail its owner a link to choose a password',
    auth: 'admin',
    audit: 'client.added',
    limit: 'mail',
    body: newClient,
    replies: { 201: reply(201, z.object({ id: id.describe('of the company') })) },
  }),
  signOutUser: defineRoute({
    method: 'POST',
    path: '/api/admin/sign-out-user',
    summary: 'End all sessions of a client: of the owner and of everybody in the company',
    auth: 'admin',
    audit: 'client.signed_out',
    body: z.object({ userId: id }),
    replies: { 200: reply(200, z.object({ sessions: z.number().int().describe('that were ended') })) },
  }),
};
