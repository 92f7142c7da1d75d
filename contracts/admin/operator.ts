/** Who runs the installation, as the terms, the privacy notice and the imprint name it. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { optionalEmail, reply, text } from '../shapes.ts';

const line = (label: string, max = 200) => text(label, max);

/** What an administrator fills in. An empty field is shown as missing, or left out where not everybody has it. */
export const operator = z.object({
  name: line('Name'),
  address: text('Address', 500).describe('postal address, several lines'),
  email: optionalEmail.nonoptional(),
  phone: line('Phone', 60),
  representative: line('Representative').describe('who acts for a company'),
  register: line('Register entry').describe('court or register, and number'),
  taxId: line('Tax number', 60).describe('VAT number'),
  law: line('Governing law').describe('the country or state whose law the terms name'),
  isReviewed: z
    .boolean()
    .describe('whether the texts were checked; until then pages say that they are drafts'),
});
export type Operator = z.output<typeof operator>;

/** Nothing is filled in. */
export const NO_OPERATOR: Operator = {
  name: '',
  address: '',
  email: '',
  phone: '',
  representative: '',
  register: '',
  taxId: '',
  law: '',
  isReviewed: false,
};

/** Fields without which no text counts as checked. */
export const NEEDED_FIELDS = ['name', 'address', 'email', 'law'] as const;

/** Whether pages still say that they are drafts: something needed is missing, or nobody has checked them. */
export const isDraft = (filledIn: Operator): boolean =>
  !filledIn.isReviewed || NEEDED_FIELDS.some((field) => filledIn[field] === '');

/** Calls about the operator. */
export const operatorRoutes = {
  operator: defineRoute({
    method: 'GET',
    path: '/api/admin/settings/operator',
    summary: 'Who runs the installation, as the legal pages name it',
    auth: 'admin',
    replies: { 200: reply(200, operator) },
  }),
  setOperator: defineRoute({
    method: 'PATCH',
    path: '/api/admin/settings/operator',
    summary: 'Fill in who runs the installation, and whether the legal texts were checked',
    auth: 'admin',
    audit: 'operator.changed',
    body: operator,
    replies: { 200: reply(200, operator) },
  }),
};
