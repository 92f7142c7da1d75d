/** Deletions of vendors. They take effect at once and can be undone for a short time (`UNDO_MS`). */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, id } from '../shapes.ts';

/** Kinds of things whose deletion can be undone. */
export const deletable = z.enum(['product', 'manual', 'image', 'video', 'place', 'chatbot']);

/** A deleted thing. */
export const deletedThing = z.object({ kind: deletable, id });
export type DeletedThing = z.output<typeof deletedThing>;

/** Calls about deletions. Each kind of thing has its own call that deletes it. */
export const deletionRoutes = {
  undo: defineRoute({
    method: 'POST',
    path: '/api/manual/undo-delete',
    summary: 'Take back a deletion of the last 2 minutes, with everything that went with it',
    auth: 'company-or-waiting',
    audit: 'deletion.undone',
    scope: 'products:write',
    body: deletedThing.extend({ kind: deletable.exclude(['chatbot']) }),
    replies: { 200: done },
  }),
  // A call of its own, because an access token may be allowed one of the two alone.
  undoChatbot: defineRoute({
    method: 'POST',
    path: '/api/chatbot/undo-delete',
    summary: 'Take back the deletion of a chatbot in the last 2 minutes, with its conversation',
    auth: 'company',
    audit: 'deletion.undone',
    scope: 'chatbots:write',
    body: z.object({ id }),
    replies: { 200: done },
  }),
};
