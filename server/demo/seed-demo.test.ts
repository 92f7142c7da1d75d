import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { authRoutes } from '../../contracts/account/auth.ts';
import { demoCompany, demoOwner, demoProducts } from '../../sample/demo.ts';
import { account } from '../db/schema/accounts.ts';
import { company } from '../db/schema/companies.ts';
import { mail, testimonial } from '../db/schema/platform.ts';
import { product } from '../db/schema/products.ts';
import { useTestApp } from '../testing/test-app.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { seedDemo } from './seed-demo.ts';

const sampleDir = fileURLToPath(new URL('../../sample', import.meta.url));

describe('the demo company', () => {
  const database = useTestDatabase();
  const scene = useTestApp(database);

  /** What there is of it in the database. */
  async function count() {
    const { write: db } = database();
    return {
      companies: (await db.select().from(company)).map(({ name }) => name),
      products: (await db.select().from(product)).map(({ name }) => name).sort(),
      owners: (await db.select().from(account)).filter(({ email }) => email === demoOwner.email).length,
      testimonials: (await db.select().from(testimonial)).length,
      mailsTwice: recipientsOfTwo(await db.select().from(mail)),
    };
  }

  // Two demo companies are made, which takes a minute where nothing else runs.
  it('is made anew where a start was ended before it was finished, and left alone once it is', async () => {
    const { services, call } = scene();
    const isAlone = true;
    const cut = () => Promise.reject(new Error('the program was ended'));
    const ended = { ...services, chatbots: { ...services.chatbots, updateLimit: cut } };
    await expect(seedDemo(ended, { sampleDir, isAlone })).rejects.toThrow('the program was ended');
    const [half] = await database().write.select({ id: company.id }).from(company);

    // Another process may be at it still.
    expect(await seedDemo(services, { sampleDir, isAlone: false })).toBeNull();

    const links = await seedDemo(services, { sampleDir, isAlone });
    expect(links?.chatPath).toMatch(/^\/chat/);
    const whole = {
      companies: [demoCompany.companyName],
      products: demoProducts.map(({ productName }) => productName).sort(),
      owners: 1,
      testimonials: 0,
      mailsTwice: [],
    };
    expect(await count()).toEqual(whole);
    const [made] = await database().write.select({ id: company.id }).from(company);
    expect(made?.id).not.toBe(half?.id);
    const login = { body: { email: demoOwner.email, password: DEMO_PASSWORD } };
    expect(await call(authRoutes.login, login)).toMatchObject({ status: 200 });

    expect(await seedDemo(services, { sampleDir, isAlone })).toBeNull();
    expect(await count()).toEqual(whole);
    expect((await database().write.select({ id: company.id }).from(company))[0]).toEqual(made);
  }, 600_000);
});

/** Who got a mail of one subject more than once. */
function recipientsOfTwo(mails: { recipient: string; subject: string; text: string }[]): string[] {
  const seen = new Set<string>();
  return mails.flatMap(({ recipient, subject }) => {
    const key = `${recipient}: ${subject}`;
    if (seen.has(key)) return [key];
    seen.add(key);
    return [];
  });
}
