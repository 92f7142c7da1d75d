/** `npm run ask -- FILE "question" [--follow-up "…"]… [--json]`: asks one file a question on the command line. */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Answer } from './ask/answer.ts';
import { ask } from './ask/ask.ts';
import { describeAnswer } from './ask/say/describe-answer.ts';
import { buildIndex } from './index/build-index.ts';
import { collectManual } from './read/collect-manual.ts';
import { readManual } from './read/read-manual.ts';

const USAGE = `Usage: npm run ask -- FILE "question" [--follow-up "question"]... [--json]
  FILE         a manual: PDF, DOCX or DOC
  --follow-up  a question that goes on from the one before; the last one is answered
  --json       print one JSON object instead of text`;

type Request = { file: string; questions: string[]; json: boolean };

function parseRequest(args: string[]): Request | null {
  try {
    const options = { json: { type: 'boolean' }, 'follow-up': { type: 'string', multiple: true } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, question, ...extra] = positionals;
    if (file === undefined || question === undefined || question.trim() === '' || extra.length > 0)
      return null;
    return { file, questions: [question, ...(values['follow-up'] ?? [])], json: values.json ?? false };
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
  const history = request.questions.slice(0, -1).map((question) => ({ question }));
  const start = performance.now();
  const answer = ask(index, request.questions.at(-1) ?? '', history);
  const ms = Math.round((performance.now() - start) * 100) / 100;
  console.log(request.json ? JSON.stringify(toJson(answer, ms)) : describeAnswer(answer, ms));
  return 0;
}

function toJson(answer: Answer, ms: number): object {
  const { answered, confidence, content, steps, warnings, citations, related, ...more } = answer;
  return { answered, confidence, content, steps, warnings, citations, related, ms, ...more };
}

process.exitCode = await main(process.argv.slice(2));
