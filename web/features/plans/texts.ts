import { countOf } from '../../lib/text/count.ts';

/** Words of the plan chooser. */
export const texts = {
  title: 'Choose a Plan',
  trail: 'Subscription',
  empty: 'No plans to choose from yet',
  emptyText: 'Your company keeps the plan it has.',
  month: 'a month',
  free: 'Free of charge',
  onRequest: 'Price on request',
  annual: 'Annual billing is coming soon.',
  current: 'Your plan',
  already: (plan: string) => `You are already using the ${plan} plan`,
  comingSoon: 'Coming soon',
  asked: 'Asked for',
  afterTrial: (day: string) => `Begins by itself when your trial ends, on ${day}.`,
  choose: (plan: string) => `Choose ${plan}`,
  ask: (plan: string) => `Ask for ${plan}`,
  tellMe: 'Tell me when it is available',
  tellMeOf: (plan: string) => `Tell me when it is available: ${plan}`,
  choosing: 'Sending...',
  taken: (plan: string) => `You are using the ${plan} plan now.`,
  notYet: (plan: string) =>
    `The ${plan} plan is not available yet. We have noted that you want it and will write to you.`,
  contact: (plan: string) =>
    `We have noted that you want the ${plan} plan. We will write to you to arrange it; nothing is charged here.`,
  replace: {
    question: (plan: string) => `Give up the ${plan} plan?`,
    until: (plan: string, day: string) => `Your ${plan} plan runs until ${day}. What is left of it is lost.`,
    instead: (plan: string, limits: readonly string[]) =>
      `From now on you have ${plan}: ${limits.join(', ')}. What is above that stays readable and keeps answering; only adding is refused.`,
    keep: (day: string) => `Cancel, and you keep it until ${day}.`,
    verb: (plan: string) => `Change to ${plan}`,
    busy: 'Changing...',
  },
  ownerOnly: 'The owner of your company chooses the plan.',
  limits: {
    products: (max: number | null) => limitText(max, 'product'),
    manuals: (max: number | null) => limitText(max, 'manual'),
    queries: (max: number | null) => `${limitText(max, 'view', 'views')} a month`,
    tokens: (max: number | null) => `${limitText(max, 'token')} a month`,
    storage: (max: string | null) => (max === null ? 'Unlimited storage' : `${max} of storage`),
  },
} as const;

function limitText(max: number | null, one: string, many = `${one}s`): string {
  return max === null ? `Unlimited ${many}` : countOf(max, one, many);
}
