import type { OfflinePack, offlineRoutes } from '../../../../contracts/chat/offline.ts';
import { call } from '../../../lib/api/api-client.ts';

type Pack = typeof offlineRoutes.offlinePack;
const packRoute = { method: 'POST', path: '/api/chatbot/offline-pack', auth: 'public' } as const;

/** Asks for the pack. @param revision of the one that is known @returns null if it is still the newest */
export async function fetchPack(uniqueId: string, revision?: string): Promise<OfflinePack | null> {
  const body = { uniqueId, ...(revision !== undefined && { revision }) };
  return (await call<Pack>(packRoute, { body }, {})).data.pack;
}
