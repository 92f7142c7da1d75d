import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { WriterReport } from '../../../contracts/analytics/writer-report.ts';
import { listWriterReport } from './report-lines.ts';
import { noFates } from './tally-sections.ts';

const place = { manualId: 'm', manual: 'Pump manual', heading: '=Care', page: 12, printed: '10' };
const REPORT: WriterReport = {
  product: { _id: 'p', product_name: 'Pump' },
  ...{ from: '2026-11-01', to: '2026-11-30', total: 4, looked_at: 4 },
  fates: { ...noFates(), works: 2, unanswered: 2 },
  manuals: [
    {
      ...{ _id: 'm', title: 'Pump manual', version: 2, pages: 20, url: '/', pageImage: null },
      ...{ needed: 1, unneeded: { text: 0, safety: 1, legal: 0 }, elsewhere: 0 },
      sections: [
        {
          ...{ ordinal: 0, level: 1, heading: '=Care', page: 12, printed: '10', kind: 'text', named: 2 },
          fates: { ...noFates(), works: 2 },
          wordings: [{ text: '=1+1, "how"?', times: 2 }],
        },
        {
          ...{ ordinal: 1, level: 1, heading: 'Safety', page: 2, kind: 'safety', named: 0 },
          ...{ fates: noFates(), wordings: [] },
        },
        {
          ...{ ordinal: 2, level: 1, heading: 'Chapter', page: 3, kind: 'none', named: 0 },
          ...{ fates: noFates(), wordings: [] },
        },
      ],
    },
  ],
  unanswered: {
    ...{ total: 2, more: 0 },
    topics: [{ name: '@paint', questions: 2, customers: 2, corrected: 0, nearest: null }],
  },
  words: [
    {
      ...{ word: 'sieve', questions: 3, customers: 2, unanswered: 1, examples: [], answeredBy: null },
      printed: [{ word: 'strainer', place }],
    },
  ],
  checks: [],
  versions: [],
};

it('has a line for each thing, and runs nothing in a spreadsheet', async () => {
  const lines = (await buffer(listWriterReport(REPORT))).toString('utf8').split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe(
    '\ufeffPart,Manual,Page,Section,Subject,Detail,Questions,Works,Answered,Corrected by you,Does not work,Not answered,Customers',
  );
  expect(lines[1]).toBe(
    `Section,Pump manual,p. 10 (page 12 of the file),'=Care,"'=1+1, ""how""? (2)",named by 2,2,2,0,0,0,0,`,
  );
  expect(lines[2]).toBe('Section,Pump manual,p. 2,Safety,,"not needed, warnings",0,0,0,0,0,0,');
  expect(lines[3]).toBe(`Not answered,,,,'@paint,,2,,,0,,2,2`);
  expect(lines[4]).toBe(`Word,Pump manual,p. 10 (page 12 of the file),'=Care,sieve,see strainer,3,,,,,1,2`);
  expect(lines[5]).toBe('');
});
