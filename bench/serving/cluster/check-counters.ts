/** Whether what the database holds is what was acknowledged. */
import type { Pool } from 'pg';

export type Counters = {
  /** Questions that were answered with 200, each once however often it was sent. */
  acknowledged: number;
  /** Those of them that were refused, which take no query. */
  refused: number;
  chargedToLinks: number;
  chargedToMonth: number;
  countedByDay: number;
  messages: number;
  /** Uploads answered with 201, and those of them that are read. */
  uploaded: number;
  ready: number;
  /** Jobs that nobody has done, the daily ones aside. */
  jobsLeft: number;
  deadJobs: number;
  /** Links made, mails that a mail server took for them, and mails taken more than once. */
  links: number;
  mails: number;
  mailedTwice: number;
};

type Acknowledged = { asked: number; uploaded: readonly string[]; recipients: readonly string[] };

/** @param done what was acknowledged, and whom the mail server took mails for */
export async function readCounters(pool: Pool, companyId: string, done: Acknowledged): Promise<Counters> {
  const one = async (statement: string, values: unknown[] = [companyId]): Promise<number> =>
    Number((await pool.query<{ n: string | null }>(statement, values)).rows[0]?.n ?? 0);
  const mailed = done.recipients.filter((address) => address.startsWith('customer-'));
  return {
    acknowledged: done.asked,
    refused: await one(
      `select count(*) n from message where company_id = $1 and sender = 'bot' and not answered and answer->>'band' = 'none'`,
    ),
    chargedToLinks: await one('select sum(queries_used) n from chatbot where company_id = $1'),
    chargedToMonth: await one('select sum(queries_used) n from company_usage where company_id = $1'),
    countedByDay: await one('select sum(asked) n from daily_questions where company_id = $1'),
    messages: await one('select count(*) n from message where company_id = $1'),
    uploaded: done.uploaded.length,
    ready: await one(
      `select count(*) n from manual m join manual_version v on v.company_id = m.company_id and v.manual_id = m.id
       where m.company_id = $1 and v.status = 'ready' and m.product_id = any($2::uuid[])`,
      [companyId, done.uploaded],
    ),
    jobsLeft: await one(`select count(*) n from job where state <> 'dead' and company_id = $1`),
    deadJobs: await one(`select count(*) n from job where state = 'dead'`, []),
    links: await one('select count(*) n from chatbot where company_id = $1'),
    mails: new Set(mailed).size,
    mailedTwice: mailed.length - new Set(mailed).size,
  };
}

/** What does not hold, in words; empty where all of it does. */
export function listFaults(counters: Counters): string[] {
  const { acknowledged, refused, uploaded, links } = counters;
  const wanted: [string, number, number][] = [
    ['queries charged to links', counters.chargedToLinks, acknowledged - refused],
    ['queries charged to the month', counters.chargedToMonth, acknowledged - refused],
    ['questions counted by day', counters.countedByDay, acknowledged],
    ['messages', counters.messages, 2 * acknowledged],
    ['manuals read', counters.ready, uploaded],
    ['jobs left', counters.jobsLeft, 0],
    ['dead jobs', counters.deadJobs, 0],
    ['links mailed', counters.mails, links],
    ['links mailed twice', counters.mailedTwice, 0],
  ];
  return wanted
    .filter(([, found, expected]) => found !== expected)
    .map(([what, found, expected]) => `${what}: ${found}, not ${expected}`);
}
