import { namedWords } from '../../words/named-words.ts';
import { toQuestion } from '../words/heading-question.ts';
import type { HeadedSection } from './headed-sections.ts';
import { taskQuestions } from './task-questions.ts';

/** Asks what has to be heeded with the tasks of which the manual warns. */
export function cautionQuestions(sections: readonly HeadedSection[]): string[] {
  const warned = sections.filter(
    (section) => section.passages.some(isWarning) && taskQuestions([section]).length > 0,
  );
  return [...new Set(warned.flatMap((section) => askCaution(section) ?? []))];
}

/** A notice is about damage to things or good to know; what people ask for is what may hurt them. */
const isWarning = ({ level }: HeadedSection['passages'][number]): boolean =>
  level !== null && level !== 'notice';

function askCaution({ heading, language }: HeadedSection): string | null {
  if (language !== 'en')
    return (
      namedWords('starters')
        .get(language)
        ?.askCaution?.replace('$&', () => heading) ?? null
    );
  const [, doing] = /^How do I (.+)\?$/u.exec(toQuestion(heading, 'en') ?? '') ?? [];
  return doing === undefined ? null : `What must I watch out for when I ${doing}?`;
}
