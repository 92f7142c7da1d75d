/** What an answer says or offers to show, as one text to look things up in. */
import type { Answer, PartOfAnswer } from '../../../engine/ask/base/answer.ts';
import { squeezeText } from '../../lib/manuals/squeeze-text.ts';

/** Whether words stand in an answer, however they are broken into lines. */
export type Said = (words: string) => boolean;

/** All that a customer reads at once or behind a named button of the answer; other places that it cites are none of it. */
export function saidIn(answer: Answer): Said {
  const all = [answer, ...(answer.parts ?? [])].flatMap(textsOf).map(squeezeText).join('\n');
  return (words) => all.includes(squeezeText(words));
}

const textsOf = ({ content, lead = [], passage = '', steps, warnings, table }: PartOfAnswer): string[] => [
  content,
  ...lead.map(({ text }) => text),
  passage,
  ...steps.map(({ text }) => text),
  ...warnings.map(({ text }) => text),
  ...(table === null ? [] : [table.header, ...table.rows].flat()),
];
