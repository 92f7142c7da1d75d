import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { createUniqueId } from '../../../server/modules/chatbots/chatbot-links.ts';
import type { Asking } from '../ask/fixture.ts';

/**
 * Copies a product with its manual, passages and a link so often within its company; each copy has passages of its own.
 * @returns how the copies are asked
 */
export async function copyProduct(
  pool: Pool,
  { companyId, productId }: Asking,
  copies: number,
): Promise<Asking[]> {
  if (copies <= 0) return [];
  const made = Array.from({ length: copies }, () => ({
    productId: randomUUID(),
    manualId: randomUUID(),
    versionId: randomUUID(),
    chatbotId: randomUUID(),
    uniqueId: createUniqueId(),
  }));
  const columns = [made.map((m) => m.productId), made.map((m) => m.manualId), made.map((m) => m.versionId)];
  const copied = 'unnest($2::uuid[], $3::uuid[], $4::uuid[]) as c (product_id, manual_id, version_id)';
  const values = [companyId, ...columns];
  await pool.query(
    `insert into product (company_id, id, name)
     select $1, c.product_id, 'Machine' from ${copied}`,
    values,
  );
  await pool.query(
    `insert into manual (company_id, id, product_id, title, current_version_id)
     select $1, c.manual_id, c.product_id, 'Manual', c.version_id from ${copied}`,
    values,
  );
  const source = 'join manual m on m.company_id = $1 and m.product_id = $5';
  await pool.query(
    `insert into manual_version (company_id, id, manual_id, number, file_key, filename, format, bytes, sha256, status, pages, pages_read, edition)
     select $1, c.version_id, c.manual_id, 1, c.version_id || '.pdf', 'manual.pdf', 'pdf', 1, '', 'ready',
       v.pages, v.pages_read, 1
     from ${copied} ${source} join manual_version v on v.company_id = $1 and v.id = m.current_version_id`,
    [...values, productId],
  );
  for (const [table, rest] of [
    ['manual_section', 'ordinal, level, heading, path, page, page_end'],
    ['passage', 'ordinal, section, kind, heading, path, text, context, page, page_end, detail'],
  ] as const) {
    const from = rest.split(', ').map((column) => `t.${column}`);
    await pool.query(
      `insert into ${table} (company_id, version_id, edition, ${rest})
       select $1, c.version_id, 1, ${from.join(', ')}
       from ${copied} ${source} join ${table} t on t.company_id = $1 and t.version_id = m.current_version_id`,
      [...values, productId],
    );
  }
  await pool.query(
    `insert into chatbot (company_id, id, product_id, unique_id, customer_email, query_limit)
     select $1, c.id, c.product_id, c.unique_id, 'customer@example.com', 2000000000
     from unnest($2::uuid[], $3::uuid[], $4::text[]) as c (id, product_id, unique_id)`,
    [companyId, made.map((m) => m.chatbotId), made.map((m) => m.productId), made.map((m) => m.uniqueId)],
  );
  await pool.query('insert into chatbot_link (unique_id, company_id) select unnest($2::text[]), $1', [
    companyId,
    made.map((m) => m.uniqueId),
  ]);
  return made.map((m) => ({ companyId, productId: m.productId, uniqueId: m.uniqueId }));
}
