import { z } from 'zod';
import { box } from '../chat/messages.ts';
import { MAX_FIND_CHARS } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import { optionalText, reply, requiredText } from '../shapes.ts';

/** A place in a manual that holds the words that were sought. */
const textPlace = z.object({
  page: z.number().int().nullable().describe('physical, 1-based; null for Word files'),
  heading: z.string(),
  before: z.string(),
  match: z.string().describe('the words as they are printed'),
  after: z.string(),
  boxes: z.array(z.object({ page: z.number().int(), box })).describe('the lines that hold the words'),
});
export type TextPlace = z.output<typeof textPlace>;

/** Calls about stored files; the files themselves are served under /uploads. */
export const fileRoutes = {
  findText: defineRoute({
    method: 'GET',
    path: '/api/files/:filename/text',
    summary: 'Where words stand in a manual; opened by the owner or with what signs a link to the file',
    auth: 'public',
    limit: 'chat',
    params: z.object({ filename: requiredText('File', 200) }),
    query: z.object({
      words: requiredText('What to find', MAX_FIND_CHARS, 'Type what to find.'),
      expires: optionalText('Expiry', 12),
      signature: optionalText('Signature', 140),
    }),
    replies: {
      200: reply(
        200,
        z.object({
          places: z.array(textPlace),
          hasMore: z.boolean().describe('there are places behind the last one'),
          isSearchable: z.boolean().describe('false for a version of a manual that another has replaced'),
        }),
      ),
    },
  }),
};
