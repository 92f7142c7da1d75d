/** Questions that customers at one part of the product are likely to ask: its faults first. */
import type { Passage } from '../../document/manual.ts';
import { type ManualIndex, manualOfPassage } from '../../index/manual-index.ts';
import { termNumbers } from '../../index/term-numbers.ts';
import { ask } from '../ask.ts';
import { type Chapter, type ChapterName, findChapter, headingKey } from '../chapters/find-chapter.ts';
import { languageOfPassage } from '../find/table-rows.ts';
import { isEveryday } from '../words/common-words.ts';
import { toQuestion } from '../words/heading-question.ts';
import { headedSections } from './headed-sections.ts';
import { ownQuestions } from './own-questions.ts';
import { taskQuestions } from './task-questions.ts';
import { troubleQuestions } from './trouble-questions.ts';

/** Most of them that are about faults, so that a long list of faults leaves room for what else is done there. */
const MOST_FAULTS = 3;
/** Questions that are tried for each one that is wanted. */
const TRIED = 3;

/**
 * Questions about a chapter, each of which is answered at it: what goes wrong there, as the chapter and the fault lists of the manuals
 * say it, what the chapter asks itself, and its tasks. None where the manuals no longer have the chapter.
 * @param name what the part is called there, which a fault list may use for it
 */
export function chapterQuestions(
  index: ManualIndex,
  chapter: ChapterName,
  name: string,
  limit: number,
): string[] {
  const found = findChapter(index, chapter);
  if (found === null) return [];
  const answers = (question: string) => ask(index, question, [], null, { chapter }).answered;
  const faults = troubleQuestions(index, limit * TRIED, aboutChapter(index, found, name))
    .filter(answers)
    .slice(0, MOST_FAULTS);
  const wanted = limit - faults.length;
  const others = [...new Set(tasksOf(index, found))]
    .filter((question) => !faults.includes(question))
    .slice(0, wanted * TRIED)
    .filter(answers);
  return [...faults, ...others].slice(0, limit);
}

/** What the chapter asks itself, how its tasks are done, and what its headings name. */
function tasksOf(index: ManualIndex, { passages, section, manual }: Chapter): string[] {
  const own = new Set<Passage | undefined>([...passages].map((number) => index.passages[number]));
  const sections = headedSections(index).filter((one) => one.passages.every((passage) => own.has(passage)));
  const named = toQuestion(section.heading, manual.language);
  return [...ownQuestions(sections), ...taskQuestions(sections), ...(named === null ? [] : [named])];
}

/** Whether a fault is the chapter's: it stands there, or says all words of its heading or its name. */
function aboutChapter(index: ManualIndex, { passages, section }: Chapter, name: string) {
  const subjects = [section.heading, name].map(headingKey);
  return (number: number, said: string): boolean => {
    if (passages.has(number)) return true;
    const language = languageOfPassage(index, number);
    const terms = new Set(termNumbers(index, said, language));
    const isOfManual = manualOfPassage(index, number).sections.includes(section);
    return (
      isOfManual &&
      subjects.some((subject) => {
        const wanted = termNumbers(index, subject, language).filter(
          (term) => !isEveryday(index.vocabulary[term] ?? '', language),
        );
        return wanted.length > 0 && wanted.every((term) => terms.has(term));
      })
    );
  };
}
