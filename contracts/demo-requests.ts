import { z } from 'zod';
import { defineRoute } from './route.ts';
import { email, id, listQuery, listReply, optionalText, reply, requiredText, timestamp } from './shapes.ts';

/** What a visitor fills in to get a demo. */
export const demoForm = z.object({
  first_name: requiredText('First name', 80),
  last_name: requiredText('Last name', 80),
  work_email: email,
  company_name: requiredText('Company name', 160),
  phone_number: optionalText('Phone number', 60),
  challenges: optionalText('Current challenges', 2000),
});

/** A demo request as the administrator reads it; empty text for what was not filled in. */
export const demoRequest = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  work_email: z.string(),
  company_name: z.string(),
  phone_number: z.string(),
  challenges: z.string(),
  createdAt: timestamp,
});
export type DemoRequest = z.output<typeof demoRequest>;

/** Asking for a demo, and reading who asked. */
export const demoRequestRoutes = {
  demoForm: defineRoute({
    method: 'POST',
    path: '/api/company/demo-form',
    summary: 'Ask for a personal demo',
    auth: 'public',
    limit: 'form',
    body: demoForm,
    replies: { 200: reply(200, z.object({ id })) },
  }),
  getDemoForms: defineRoute({
    method: 'GET',
    path: '/api/admin/get-demo-forms',
    summary: 'Demo requests, newest first',
    auth: 'admin',
    query: listQuery,
    replies: { 200: listReply(demoRequest) },
  }),
};
