/**
 * `npm run ask -- FILE "question" [--follow-up "…"]… [--words-only] [--json]`: asks one file a question on the command line, by the
 * same door as the product. Vectors are kept in the system's temporary folder.
 */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { answerQuestion } from './ask/ask.ts';
import type { Answer } from './ask/base/answer.ts';
import { isManualWord } from './ask/question/is-manual-word.ts';
import { languageOfQuestion } from './ask/question/question-language.ts';
import { describeAnswer } from './ask/say/describe-answer.ts';
import { buildIndex } from './index/build-index.ts';
import type { ManualIndex } from './index/manual-index.ts';
import { loadCachedVectors } from './meaning/cached-vectors.ts';
import { createEncoder, type Encoder, type EncoderStatus, noEncoder } from './meaning/encoder.ts';
import { defaultModelDir } from './meaning/model-files.ts';
import type { ModelName } from './meaning/models.ts';
import { collectManual } from './read/collect-manual.ts';
import { readManual } from './read/read-manual.ts';

const USAGE = `Usage: npm run ask -- FILE "question" [--follow-up "question"]... [--words-only] [--json]
  FILE         a manual: PDF, DOCX, DOC, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX
  --follow-up  a question that goes on from the one before; the last one is answered
  --words-only leave out what words mean
  --json       print one JSON object instead of text`;

type Request = { file: string; questions: string[]; json: boolean; wordsOnly: boolean };

function parseRequest(args: string[]): Request | null {
  try {
    const options = {
      json: { type: 'boolean' },
      'words-only': { type: 'boolean' },
      'follow-up': { type: 'string', multiple: true },
    } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, question, ...extra] = positionals;
    if (file === undefined || question === undefined || question.trim() === '' || extra.length > 0)
      return null;
    const questions = [question, ...(values['follow-up'] ?? [])];
    return { file, questions, json: values.json ?? false, wordsOnly: values['words-only'] ?? false };
  } catch {
    return null;
  }
}

/** What a reader of files can't tell from a manual that is damaged. */
const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** Exit code: 0 answered or refused, 1 the file cannot be read, 2 wrong usage. */
async function main(args: string[]): Promise<number> {
  const request = parseRequest(args);
  if (request === null) {
    console.error(USAGE);
    return 2;
  }
  if (!(await isFile(request.file))) {
    console.error(`${request.file}: There is no such file.`);
    return 1;
  }
  const result = await collectManual(readManual(request.file));
  if (!result.ok) {
    console.error(`${request.file}: ${result.message}`);
    return 1;
  }
  const title = result.manual.title ?? basename(request.file);
  const index = await buildIndex([{ ...result.manual, manualId: basename(request.file), title }]);
  const encoder = request.wordsOnly
    ? noEncoder
    : createEncoder({ modelDir: defaultModelDir(), questionMs: PATIENCE_MS, onChange: warn });
  try {
    const [answer, ms] = await answerLast(index, encoder, request.questions);
    console.log(request.json ? JSON.stringify(toJson(answer, ms)) : describeAnswer(answer, ms));
    return 0;
  } finally {
    await encoder.close();
  }
}

/** Whoever asks a file waits for the models to be loaded: ms. */
const PATIENCE_MS = 60_000;

function warn(status: EncoderStatus): void {
  if (status.state === 'failing') console.error(`Answered by words alone: ${status.reason}`);
}

/** The answer to the last question behind the others, and what that took, vectors of the manual aside: ms. */
async function answerLast(
  index: ManualIndex,
  encoder: Encoder,
  questions: readonly string[],
): Promise<[Answer, number]> {
  const question = questions.at(-1) ?? '';
  const earlier = questions.slice(0, -1);
  const { language } = await languageOfQuestion(question, earlier, index.languages, isManualWord(index));
  const also: ModelName[] = index.languages.includes(language) ? [] : ['multilingual'];
  const held = await loadCachedVectors(index, encoder, also);
  const turns = earlier.map((asked) => ({ question: asked }));
  const start = performance.now();
  const answer = await answerQuestion({ encoder, held }, index, question, turns);
  return [answer, Math.round((performance.now() - start) * 100) / 100];
}
function toJson(answer: Answer, ms: number): object {
  const { answered, confidence, content, steps, warnings, citations, related, ...more } = answer;
  return { answered, confidence, content, steps, warnings, citations, related, ms, ...more };
}

process.exitCode = await main(process.argv.slice(2));
