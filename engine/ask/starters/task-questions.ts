import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll, namedWords } from '../../words/named-words.ts';
import { headedTask, toQuestion } from '../words/heading-question.ts';
import type { HeadedSection } from './headed-sections.ts';

const MAX_LEVEL = 3;
/** Longer ones are sentences of an instruction, set like a heading. */
const MAX_CHARACTERS = 60;
const MAX_WORDS = 9;
/** Signs, versions, file names, quotations and references, which nobody types. */
const ODD = /[:•™®©_~|<>→►“”"„«»=]|\p{L}\d|\d\.\d|\d{4}|\p{L}\.\p{L}|\.{2,}/u;
const pageNumber = whenNeeded(
  () => new RegExp(String.raw`\b(?:${formsOfAll('headings', 'page')})\s*\d`, 'iu'),
);
/** "PIN" and nothing else, or "to …", which leaves out what. */
const NO_OBJECT = /^(?:\p{Lu}{2,}$|to\b)/u;
/** "Install Problems" and "Get Help" are as likely names of something. */
const NAME = /^(?!\p{L}+ing\b)\p{L}+ \p{Lu}\p{L}+$/u;

/** Headings that name something to do, as they are printed, and how one asks for it. English headings are read by their verbs. */
const tasks = whenNeeded(
  () =>
    new Map(
      [...namedWords('starters')].flatMap(([code, { task, askTask }]) =>
        task === undefined || askTask === undefined
          ? []
          : [[code, { named: new RegExp(task, 'u'), question: askTask }] as const],
      ),
    ),
);

/**
 * Asks how the tasks are done that headings name: only those below which something is told to do, and never a heading that
 * is no task.
 */
export function taskQuestions(sections: readonly HeadedSection[]): string[] {
  return sections.flatMap((section) => {
    const { heading, level } = section;
    if (level > MAX_LEVEL || !isAskable(heading) || !tellsToDo(section)) return [];
    return (section.language === 'en' ? askInEnglish(heading) : askByHeading(section)) ?? [];
  });
}

const isAskable = (heading: string): boolean =>
  heading.length <= MAX_CHARACTERS &&
  heading.split(/\s+/u).length <= MAX_WORDS &&
  !ODD.test(heading) &&
  !pageNumber().test(heading) &&
  heading !== heading.toUpperCase();

/** A procedure, or enough sentences to hold one. */
const tellsToDo = ({ passages }: HeadedSection): boolean =>
  passages.some(({ steps, kind }) => steps.length > 1 || kind === 'steps') ||
  passages.some(({ kind, text }) => kind === 'text' && /\p{Ll}[.!]/u.test(text));

function askInEnglish(heading: string): string | null {
  const task = headedTask(heading);
  if (task === null || NO_OBJECT.test(task.object) || NAME.test(heading)) return null;
  return toQuestion(heading, 'en');
}

function askByHeading({ heading, language }: HeadedSection): string | null {
  const task = tasks().get(language);
  return task?.named.test(heading) && heading.includes(' ')
    ? task.question.replace('$&', () => heading)
    : null;
}
