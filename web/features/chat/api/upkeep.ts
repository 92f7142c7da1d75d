/** POST /api/chatbot/upkeep and upkeep-reminders: what the manuals have done again and again, and reminders of it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import type { UpkeepTask, upkeepRoutes } from '../../../../contracts/chat/upkeep.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { chatLanguage } from '../mails/address-texts.ts';

type Upkeep = typeof upkeepRoutes.upkeep;
export type Task = UpkeepTask;

const route = { method: 'POST', path: '/api/chatbot/upkeep', auth: 'public' } as const;
/** Links to pages are signed for longer. */
const FRESH_MS = 10 * 60 * 1000;

/** The tasks of a link; undefined while they are not known. Asked for once, however many answers look for their own. */
export function useUpkeep(uniqueId: string, isEnabled: boolean): readonly Task[] | undefined {
  const { data } = useQuery({
    queryKey: ['upkeep', uniqueId],
    queryFn: async ({ signal }) => (await call<Upkeep>(route, { body: { uniqueId } }, { signal })).data.tasks,
    enabled: isEnabled,
    staleTime: FRESH_MS,
    // A chat does without it.
    retry: false,
  });
  return data;
}

type AskReminders = typeof upkeepRoutes.askReminders;
const remindersRoute = { method: 'POST', path: '/api/chatbot/upkeep-reminders', auth: 'public' } as const;

type Wish = Pick<RouteInput<AskReminders>['body'], 'uniqueId' | 'tasks' | 'done'>;

/** Asks for reminders at an address; it is mailed first whether it wants them. */
export const useAskReminders = (wish: Wish) =>
  useMutation({
    mutationFn: (email: string) =>
      call<AskReminders>(remindersRoute, { body: { ...wish, email, lang: chatLanguage() } }),
  });
