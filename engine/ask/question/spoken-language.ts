import { languageOfScript } from '../../document/scripts.ts';
import { distinctWords } from '../../index/count-stop-words.ts';
import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import { isEveryday } from '../words/common-words.ts';

/** Of a long conversation the end tells enough. */
const MAX_CHARACTERS = 500;

/** Index of manuals in several languages → language → the same index, asked in that language alone. */
const views = new WeakMap<ManualIndex, Map<string, ManualIndex>>();

/**
 * The index as a question is to be asked of it: of manuals in several languages, in the one that most of the question's stop
 * words and everyday words are of. Else the words of one language, which say nothing there, count as words that the manual does not know.
 * @param spoken the question, behind those before it in the conversation
 */
export function inSpokenLanguage(index: ManualIndex, spoken: string): ManualIndex {
  if (index.languages.length < 2) return index;
  const end = spoken.slice(-MAX_CHARACTERS);
  const script = languageOfScript(end, index.languages);
  if (script !== null && index.languages.includes(script)) return viewIn(index, script);
  const words = [...distinctWords(end)];
  const counts = index.languages.map((code) => {
    const { isStopWord, stem } = languageOf(code);
    const little = words.filter((word) => isStopWord(word) || isEveryday(stem(word), { code }));
    return { code, count: little.length };
  });
  const [best, next] = counts.sort((a, b) => b.count - a.count);
  return best && best.count > (next?.count ?? 0) ? viewIn(index, best.code) : index;
}

function viewIn(index: ManualIndex, code: string): ManualIndex {
  const known = views.get(index) ?? new Map<string, ManualIndex>();
  views.set(index, known);
  const view = known.get(code) ?? { ...index, languages: [code], askedIn: code };
  known.set(code, view);
  return view;
}
