/** What a device saves beside a chat to understand questions by their meaning. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { reply, uniqueId } from '../shapes.ts';

/** A file of an encoder. */
const encoderFile = z.object({
  file: z.string(),
  path: z.string().describe('path on this server; what is there never changes'),
  bytes: z.number().int(),
  sha256: z.string(),
});

export const offlineMeaning = z.object({
  revision: z.string().describe('of the vectors: changes whenever they do'),
  passages: z.string().describe('of the passages that the vectors belong to; see the pack'),
  vectorBytes: z.number().int(),
  models: z
    .array(z.object({ model: z.string(), files: z.array(encoderFile) }))
    .describe('encoders for the languages of the manuals'),
});
export type OfflineMeaning = z.output<typeof offlineMeaning>;

export const offlineMeaningRoutes = {
  offlineMeaning: defineRoute({
    method: 'POST',
    path: '/api/chatbot/offline-meaning',
    summary:
      'What a device saves beside the pack of a link to understand questions by their meaning; null where that is off, or the manuals are still being learnt; 403 where the company does not allow it',
    auth: 'public',
    limit: 'chat',
    body: z.object({ uniqueId }),
    replies: { 200: reply(200, z.object({ meaning: offlineMeaning.nullable() })) },
  }),
};
