/** Gives a company products, chatbots and questions in statements over whole sets; no call could in useful time. */
import type { Pool } from 'pg';
import { exampleAnswer as answer } from '../../lib/questions/example-answer.ts';
import { fillProducts } from '../../lib/running/fill-products.ts';

/** `questions` are those of one product, the one whose list is asked for. */
export type Size = { products: number; chatbots: number; questions: number };

/** @returns the product that carries the questions, one of each of its askers */
export async function fillCompany(pool: Pool, companyId: string, size: Size): Promise<string> {
  await fillProducts(pool, companyId, size.products);
  await addChatbots(pool, companyId, size.chatbots);
  const { rows } = await pool.query<{ id: string }>(
    'select id from product where company_id = $1 order by created_at desc limit 1',
    [companyId],
  );
  const productId = rows[0]?.id;
  if (productId === undefined) throw new Error('The company got no product.');
  await addQuestions(pool, companyId, productId, size.questions);
  return productId;
}

/** Spread over the products; of twenty mails eighteen are sent, one has failed and one waits. */
async function addChatbots(pool: Pool, companyId: string, chatbots: number): Promise<void> {
  await pool.query(
    `with numbered as (
       select id, row_number() over (order by created_at) - 1 as place, count(*) over () as products
       from product where company_id = $1)
     insert into chatbot (company_id, id, product_id, unique_id, customer_email, query_limit, queries_used, mail_id, created_at)
     select $1, gen_random_uuid(), numbered.id, replace(gen_random_uuid()::text, '-', ''),
       'customer-' || n || '@company-' || n % 97 || '.example', 15, n * 7 % 18, gen_random_uuid(),
       now() - n * interval '1 minute'
     from generate_series(1, $2::int) n join numbered on place = n % products`,
    [companyId, chatbots],
  );
  await pool.query(
    `insert into mail (id, company_id, recipient, subject, text, html, state, created_at)
     select mail_id, company_id, customer_email, 'Your help', repeat('words ', 60), repeat(unique_id, 50),
       (array['failed', 'outbox'] || array_fill('sent'::text, array[18]))[1 + (row_number() over ())::int % 20], created_at
     from chatbot where company_id = $1`,
    [companyId],
  );
  await pool.query(
    'insert into chatbot_link (unique_id, company_id) select unique_id, company_id from chatbot where company_id = $1',
    [companyId],
  );
}

/** Ids in the order of time, as UUIDv7 are. */
const orderedId = (n: string): string => `lpad(to_hex(${n}), 12, '0') || '70008' || repeat('0', 15)`;

async function addQuestions(
  pool: Pool,
  companyId: string,
  productId: string,
  questions: number,
): Promise<void> {
  const numbered =
    'select id, created_at, row_number() over (order by created_at desc) as n from chatbot where company_id = $1 order by created_at desc limit $3';
  await pool.query(
    `insert into message (company_id, id, chatbot_id, product_id, sender, content, created_at)
     select $1, (${orderedId('2 * n')})::uuid, id, $2, 'user', 'What does the code E-' || n || ' mean and what do I do?', created_at
     from (${numbered}) bot`,
    [companyId, productId, questions],
  );
  await pool.query(
    `insert into message (company_id, id, chatbot_id, product_id, sender, content, question_id, answer, answered, confidence, feedback, created_at)
     select $1, (${orderedId('2 * n + 1')})::uuid, id, $2, 'bot', $4, (${orderedId('2 * n')})::uuid, $5::jsonb, n % 4 <> 0, 0.8,
       case n % 10 when 0 then 'does-not-work' when 1 then 'works' end, created_at
     from (${numbered}) bot`,
    [companyId, productId, questions, answer.content, JSON.stringify(answer)],
  );
}
