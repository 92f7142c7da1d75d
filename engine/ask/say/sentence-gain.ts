/** What the words of a sentence count for what it is. */
import { forbids } from '../../document/prohibitions.ts';
import type { Query } from '../base/query.ts';
import { tellsWhatToDo } from './procedures/prose-steps.ts';

/** Words of a sentence that tells what to do, asked how to do it, against those of one that tells about it. */
const INSTRUCTION = 1.2;
/** The same of one that tells what not to do, asked for what is forbidden. */
const PROHIBITION = 1.5;

/** What a question makes the words of each sentence count. */
export const sentenceGain =
  ({ isHowTo, asksForbidden }: Query) =>
  (sentence: string): number =>
    (isHowTo && tellsWhatToDo(sentence) ? INSTRUCTION : 1) *
    (asksForbidden && forbids(sentence) ? PROHIBITION : 1);
