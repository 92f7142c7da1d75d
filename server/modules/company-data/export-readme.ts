import { EXPORTED_TABLES } from './exported-tables.ts';

type About = { brandName: string; companyName: string; companyId: string; at: Date };

/** The text in an export that says what is what. */
export function exportReadme({ brandName, companyName, companyId, at }: About): string {
  const width = Math.max(...EXPORTED_TABLES.map(({ name }) => name.length)) + '.jsonl'.length + 2;
  const line = (name: string, what: string) => `${name.padEnd(width)}${what}`;
  return [
    `Everything that ${brandName} keeps of ${oneLine(companyName)}`,
    `Company ${companyId}, begun ${at.toISOString()}`,
    '',
    'Files *.jsonl are JSON Lines (UTF-8): each line is one row, a JSON object. Times are UTC. An `id` of one file',
    'is named in others: `productId`, `manualId`, `chatbotId`, and so on. A row with a `deletedAt` was deleted and is',
    'removed within minutes. Files *.csv open in any spreadsheet.',
    '',
    ...EXPORTED_TABLES.map(({ name, what }) => line(`${name}.jsonl`, what)),
    line('audit-trail.csv', 'your part of the audit trail'),
    line('sign-ins.csv', 'who signed in, as long as that is kept'),
    line(
      'files/',
      'manuals in all versions that are kept, pictures of problems and the logo, by their `fileKey`',
    ),
    line('missing-files.txt', 'only there if files could not be found: their names'),
    '',
    'Not in it: passwords, tokens, secrets and hashes of them; the words of mails, which may hold personal links; and',
    'what the program makes of the manuals by itself (pages, passages, vectors), for it can be made again.',
    'Rows are read one portion after another while you go on working: what changed meanwhile may be in it or not.',
    '',
  ].join('\n');
}

/** A name can't begin a line that looks like ours. */
const oneLine = (name: string): string => name.replace(/\s+/g, ' ');
