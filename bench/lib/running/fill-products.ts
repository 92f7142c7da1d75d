import type { Pool } from 'pg';

/** Gives a company so many products, each with a manual of 120 pages that is ready, in statements over the whole set. */
export async function fillProducts(pool: Pool, companyId: string, products: number): Promise<void> {
  await pool.query(
    `insert into product (company_id, id, name, created_at)
     select $1, gen_random_uuid(), 'Heat pump HP ' || n, now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [companyId, products],
  );
  await pool.query(
    `insert into manual (company_id, id, product_id, title, current_version_id)
     select company_id, gen_random_uuid(), id, name, gen_random_uuid() from product where company_id = $1`,
    [companyId],
  );
  await pool.query(
    `insert into manual_version (company_id, id, manual_id, number, file_key, filename, format, bytes, sha256, status, pages, pages_read, ready_at)
     select company_id, current_version_id, id, 1, id || '.pdf', 'manual.pdf', 'pdf', 2000000, repeat('0', 64), 'ready', 120, 120, now()
     from manual where company_id = $1`,
    [companyId],
  );
}
