/** Sets of questions over manuals, in the groups in which figures are told. */
import { loadPageQuestions, type PageQuestionSet } from '../../lib/questions/page-questions.ts';
import { isScan, loadManual, PARTS, readSplit } from './load-manuals.ts';

/** Questions of sealed manuals are counted and never shown. */
export type QuestionGroup = { name: string; isSealed: boolean; sets: PageQuestionSet[] };

/** @param folders each `DIR` or `DIR=MANUALS_DIR`; without any, the sets of the repository */
export const groupsOf = (folders: readonly string[]): QuestionGroup[] =>
  folders.length > 0 ? folders.map(folderGroup) : ownGroups();

function folderGroup(argument: string): QuestionGroup {
  const [dir, manualsDir] = argument.split('=');
  return { name: argument, isSealed: false, sets: [loadPageQuestions(dir, manualsDir)] };
}

/** Every set over manuals of the repository that is no scan. */
function ownGroups(): QuestionGroup[] {
  const split = readSplit();
  const everyday = {
    name: 'everyday',
    isSealed: false,
    sets: [loadPageQuestions('bench/sets/everyday', 'sample')],
  };
  return [
    ...PARTS.map((part) => ({
      name: part,
      isSealed: part === 'sealed',
      sets: split[part].filter((path) => !isScan(path)).map(loadManual),
    })),
    everyday,
  ];
}
