/** Gives a company a year of questions in statements over whole sets. */
import type { Pool } from 'pg';
import { exampleAnswer } from '../../lib/questions/example-answer.ts';
import { fillProducts } from '../../lib/running/fill-products.ts';

export type Size = { products: number; questions: number };

/** The product that was asked about most, its manual, and the page of it that most questions named in vain. */
export type Busiest = { productId: string; manualId: string; page: number };

/**
 * Questions come evenly through the year and unevenly over the products: half of them are about a quarter of the
 * products, one in twenty about the busiest. Three in ten are not answered, half of those with a page named all the same;
 * of ten answers one does not work and two do. They took from 30 ms to a second, spread over every step of that scale. The
 * daily counters are made from the messages.
 */
export async function fillQuestions(pool: Pool, companyId: string, size: Size): Promise<Busiest> {
  await fillProducts(pool, companyId, size.products);
  await pool.query(
    `insert into chatbot (company_id, id, product_id, unique_id, customer_email, query_limit, created_at)
     select company_id, gen_random_uuid(), id, replace(gen_random_uuid()::text, '-', ''), 'dana@customer.example', 100000,
       now() - interval '1 year'
     from product where company_id = $1`,
    [companyId],
  );
  await addQuestions(pool, companyId, size);
  await addAnswers(pool, companyId);
  await count(pool, companyId);
  return findBusiest(pool, companyId);
}

/** A UUIDv7 of a moment; `n` and `side` keep those of a millisecond apart. */
const idAt = (moment: string, n: string, side: 0 | 1): string =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(${n} % 2048 * 2 + ${side}), 3, '0')
    || '8' || lpad(to_hex(${n}), 15, '0'))::uuid`;

async function addQuestions(pool: Pool, companyId: string, { products, questions }: Size): Promise<void> {
  await pool.query(
    `with bot as (
       select id, product_id, row_number() over (order by product_id) - 1 as place from chatbot where company_id = $1),
     asked as (
       select n, floor($2::int * power(n * 0.6180339887 % 1, 2)) as place,
         date_trunc('milliseconds', now() - (n - 0.5) / $3::int * interval '365 days') as moment
       from generate_series(1, $3::int) n)
     insert into message (company_id, id, chatbot_id, product_id, sender, content, created_at)
     select $1, ${idAt('moment', 'n', 0)}, bot.id, bot.product_id, 'user',
       'What does the code E-' || n || ' mean and what do I do?', moment
     from asked join bot using (place)`,
    [companyId, products, questions],
  );
}

async function addAnswers(pool: Pool, companyId: string): Promise<void> {
  await pool.query(
    `with asked as (
       select message.*, row_number() over (order by message.id) as n from message where company_id = $1 and sender = 'user')
     insert into message (company_id, id, chatbot_id, product_id, sender, content, question_id, answer, answered, confidence, feedback, answer_ms, created_at)
     select $1, ${idAt('asked.created_at', 'n', 1)}, chatbot_id, asked.product_id, 'bot', $2, asked.id,
       case n % 20 when 1 then $3::jsonb || '{"citations": []}' else jsonb_set(jsonb_set(jsonb_set($3::jsonb,
         '{citations,0,manualId}', to_jsonb(manual.id)), '{citations,0,fileKey}', to_jsonb(manual.id || '.pdf')),
         '{citations,0,page}', to_jsonb(1 + n * 7 % 120)) end,
       n % 20 > 5, case when n % 20 > 5 then 0.8 else 0.4 end,
       case n % 10 when 9 then 'does-not-work' when 7 then 'works' when 8 then 'works' end,
       round(30 * power(2, n * 0.7548776662 % 1 * 5)), asked.created_at
     from asked join manual on manual.company_id = $1 and manual.product_id = asked.product_id`,
    [companyId, exampleAnswer.content, JSON.stringify(exampleAnswer)],
  );
}

async function count(pool: Pool, companyId: string): Promise<void> {
  await pool.query(
    `insert into daily_questions (company_id, product_id, day, asked, answered, high, low, works, does_not_work, failed)
     select company_id, product_id, (created_at at time zone 'UTC')::date, count(*), count(*) filter (where answered),
       count(*) filter (where confidence >= 0.75), count(*) filter (where confidence < 0.45),
       count(*) filter (where feedback = 'works'), count(*) filter (where feedback = 'does-not-work'),
       count(*) filter (where answered and feedback = 'does-not-work')
     from message where company_id = $1 and sender = 'bot' group by 1, 2, 3`,
    [companyId],
  );
  await pool.query(
    `with counted as (
       insert into product_answer_times (company_id, product_id, day, step, answers)
       select company_id, product_id, (created_at at time zone 'UTC')::date, round(8 * log(2, answer_ms)), count(*)
       from message where company_id = $1 and sender = 'bot' group by 1, 2, 3, 4
       returning *)
     insert into company_answer_times (company_id, day, step, answers)
     select company_id, day, step, sum(answers) from counted group by 1, 2, 3`,
    [companyId],
  );
}

async function findBusiest(pool: Pool, companyId: string): Promise<Busiest> {
  const { rows } = await pool.query<Busiest>(
    `select product_id as "productId", answer #>> '{citations,0,manualId}' as "manualId",
       (answer #>> '{citations,0,page}')::int as page
     from message where company_id = $1 and not answered and jsonb_array_length(answer -> 'citations') > 0
       and product_id = (select product_id from daily_questions where company_id = $1
         group by product_id order by sum(asked) desc limit 1)
     group by 1, 2, 3 order by count(*) desc limit 1`,
    [companyId],
  );
  if (rows[0] === undefined) throw new Error('The company was asked nothing.');
  return rows[0];
}
