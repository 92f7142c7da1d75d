/** What a vendor deletes is gone at once, and can be had back for a short time (`UNDO_MS`). */
import { z } from 'zod';
import { defineRoute } from './route.ts';
import { done, id } from './shapes.ts';

/** What can be deleted and had back. */
export const deletable = z.enum(['product', 'manual', 'image', 'video']);

/** One deleted thing. */
export const deletedThing = z.object({ kind: deletable, id });
export type DeletedThing = z.output<typeof deletedThing>;

/** Calls about deletions; each thing is deleted by a call of its own. */
export const deletionRoutes = {
  undo: defineRoute({
    method: 'POST',
    path: '/api/manual/undo-delete',
    summary: 'Take back a deletion of the last 2 minutes, with everything that went with it',
    auth: 'company',
    audit: 'deletion.undone',
    scope: 'products:write',
    body: deletedThing,
    replies: { 200: done },
  }),
};
