/** All that a chat does without at first, unless a printed code opens it: one file of the build, which is loaded behind the conversation. */
import { readVisit } from '../code/read-visit.ts';
import { BelowAnswer } from '../conversation/below-answer.tsx';
import { offline } from '../offline/offline.ts';
import { Panels } from './panels.tsx';

export const behind = { offline, Panels, BelowAnswer, readVisit };
