import type { ManualIndex } from '../../index/manual-index.ts';
import type { Turn } from '../base/answer.ts';
import { boundQuestion } from '../question/amounts/bound-question.ts';
import { leansOn } from './leans-on.ts';
import { meaningOf } from './meaning.ts';
import { isAboutSomething } from './spare-words.ts';

/** Whether a question names what it is about by itself, so that an answer can be kept for it. */
export const standsAlone = (index: ManualIndex, question: string, history: readonly Turn[] = []): boolean =>
  !leansOn(index, question, history) && isAboutSomething(index, meaningOf(index, boundQuestion(question)));
