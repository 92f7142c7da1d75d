/** Gives the manuals of a company their sections, and its questions places in them, in statements over whole sets. */
import type { Pool } from 'pg';

const SECTIONS = 500;
const PASSAGES_PER_SECTION = 2;

/** What is asked for: the manual prints some of it, and some it does not. */
const THINGS = [
  'strainer',
  'sieve',
  'valve',
  'spigot',
  'pressure',
  'noise',
  'filter',
  'gasket',
  'remote',
  'app',
];

/** 500 sections of two passages each. Each question is about one of ten things, and answered from one of the sections. */
export async function fillManual(pool: Pool, companyId: string): Promise<void> {
  await pool.query('update manual_version set edition = 1 where company_id = $1', [companyId]);
  await pool.query(
    `insert into manual_section (company_id, version_id, edition, ordinal, level, heading, path, page, page_end)
     select $1, version.id, 1, n, 1, 'Section ' || n, '[]', 1 + n / 5, 1 + n / 5
     from manual_version version, generate_series(0, $2::int - 1) n where company_id = $1`,
    [companyId, SECTIONS],
  );
  await pool.query(
    `insert into passage (company_id, version_id, edition, ordinal, section, kind, heading, path, text, context, page, page_end, detail)
     select $1, version.id, 1, n, n / $3::int, 'text', 'Section ' || n / $3::int, '[]',
       'Close the valve and rinse the strainer of part ' || n || ' with clear water before the pressure rises. '
         || 'Then put the filter back, and open the valve again until no air is left in the pipe.',
       '', 1 + n / $3::int / 5, 1 + n / $3::int / 5,
       '{"spans": [], "steps": [], "table": null, "level": null, "warnings": [], "figures": [], "continues": null}'
     from manual_version version, generate_series(0, $2::int * $3::int - 1) n where company_id = $1`,
    [companyId, SECTIONS, PASSAGES_PER_SECTION],
  );
  await pool.query(
    `with asked as (
       select id, row_number() over (order by id) as n from message where company_id = $1 and sender = 'user')
     update message set content = 'Where is the ' || ($2::text[])[1 + asked.n % 10] || ' of part ' || asked.n || '?'
     from asked where company_id = $1 and message.id = asked.id`,
    [companyId, THINGS],
  );
  await pool.query(
    `with answered as (
       select id, row_number() over (order by id) as n from message
       where company_id = $1 and sender = 'bot' and jsonb_array_length(answer -> 'citations') > 0)
     update message set answer = jsonb_set(jsonb_set(answer,
       '{citations,0,heading}', to_jsonb('Section ' || answered.n * 7 % $2::int)), '{citations,0,path}', '[]')
     from answered where company_id = $1 and message.id = answered.id`,
    [companyId, SECTIONS],
  );
}
