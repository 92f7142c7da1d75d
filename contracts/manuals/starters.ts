/** The questions that a conversation begins with, as a company chooses them for a product. */
import { z } from 'zod';
import { MAX_STARTER_CHARS, MAX_STARTERS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { productIdParam, reply, requiredText } from '../shapes.ts';

const comparable = (question: string): string => question.trim().toLowerCase();

/** A question to begin with. */
export const starter = z.object({
  question: requiredText('Question', MAX_STARTER_CHARS),
  isPinned: z.boolean().describe('pinned ones come before all others'),
});

/** A question to begin with, and whether a customer who presses it gets an answer. */
export const triedStarter = starter.extend({ isAnswered: z.boolean() });
export type TriedStarter = z.output<typeof triedStarter>;

/** The questions of a product. */
export const starters = z.object({
  isAutomatic: z.boolean().describe('found in the manuals and in what customers ask'),
  questions: z.array(triedStarter),
});
export type Starters = z.output<typeof starters>;

/** The form in which a company chooses them. */
export const chosenStarters = z.object({
  questions: z
    .array(starter)
    .min(1, 'Keep at least one question, or go back to automatic.')
    .max(MAX_STARTERS, `A product can begin with ${MAX_STARTERS} questions at most.`)
    .refine(
      (questions) => new Set(questions.map(({ question }) => comparable(question))).size === questions.length,
      'Each question can stand here once.',
    ),
});
export type ChosenStarters = z.output<typeof chosenStarters>;

const ofProduct = '/api/starters/of-product/:productId';
const replies = { 200: reply(200, starters) };

/** Calls about the questions to begin with. Trying them charges no query and is in no figure. */
export const starterRoutes = {
  list: defineRoute({
    method: 'GET',
    path: ofProduct,
    summary: 'The questions that a conversation begins with, and whether the manuals answer them',
    auth: 'company-or-waiting',
    scope: 'products:read',
    limit: 'ask',
    params: productIdParam,
    replies,
  }),
  choose: defineRoute({
    method: 'POST',
    path: ofProduct,
    summary:
      'Choose the questions, in their order; each is asked, and one without an answer is taken and marked',
    auth: 'company-or-waiting',
    scope: 'products:write',
    limit: 'ask',
    params: productIdParam,
    body: chosenStarters,
    replies,
  }),
  reset: defineRoute({
    method: 'POST',
    path: `${ofProduct}/automatic`,
    summary: 'Have the questions found by themselves again',
    auth: 'company-or-waiting',
    scope: 'products:write',
    params: productIdParam,
    replies,
  }),
};
