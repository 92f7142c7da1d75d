import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  email,
  id,
  idParam,
  listQuery,
  listReply,
  optionalText,
  reply,
  requiredText,
  timestamp,
} from '../shapes.ts';

/** The form with which a visitor asks for a demo. */
export const demoForm = z.object({
  first_name: requiredText('First name', 80),
  last_name: requiredText('Last name', 80),
  work_email: email,
  company_name: requiredText('Company name', 160),
  phone_number: optionalText('Phone number', 60),
  challenges: optionalText('Current challenges', 2000),
});

/** States of a demo request, as the administrator sets them. */
export const DEMO_REQUEST_STATUSES = ['new', 'contacted', 'done'] as const;
export type DemoRequestStatus = (typeof DEMO_REQUEST_STATUSES)[number];
const status = z.enum(DEMO_REQUEST_STATUSES);

/** Filter of a list of demo requests; without a status it shows all. */
const demoRequestFilter = listQuery.pick({ search: true }).extend({ status: status.optional() });
export type DemoRequestFilter = z.output<typeof demoRequestFilter>;

/** The administrator's note about a demo request; an empty one removes it. */
export const demoRequestNote = z.object({ note: optionalText('Note', 2000) });

/** A demo request as the administrator sees it; texts that were not filled in are empty. */
export const demoRequest = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  work_email: z.string(),
  company_name: z.string(),
  phone_number: z.string(),
  challenges: z.string(),
  status,
  note: z.string(),
  createdAt: timestamp,
});
export type DemoRequest = z.output<typeof demoRequest>;

/** Calls that ask for a demo, and those with which the administrator handles the requests. */
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
    query: listQuery.extend(demoRequestFilter.shape),
    replies: { 200: listReply(demoRequest) },
  }),
  exportDemoForms: defineRoute({
    method: 'GET',
    path: '/api/admin/export-demo-forms',
    summary: 'The same demo requests as a CSV file, newest first, without pages',
    auth: 'admin',
    limit: 'form',
    query: demoRequestFilter,
    replies: { 200: z.string().describe('text/csv') },
  }),
  updateDemoForm: defineRoute({
    method: 'PATCH',
    path: '/api/admin/demo-forms/:id',
    summary: 'Set the status of a demo request, or its note; what is missing stays',
    auth: 'admin',
    audit: 'demo_request.changed',
    params: idParam,
    body: demoRequestNote.extend({ status: status.optional() }),
    replies: { 200: reply(200, demoRequest) },
  }),
};
