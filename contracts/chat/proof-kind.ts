import type { BotData } from './chat.ts';

/** Where answers stand: on pages, or, in Word files, which have none, in sections. */
export type ProofKind = 'page' | 'section';

/** Pages, unless all manuals are known to have none. */
export const proofKindOf = (manuals: BotData['manuals']): ProofKind =>
  manuals.length > 0 && manuals.every(({ pages, status }) => pages === null && status === 'ready')
    ? 'section'
    : 'page';
