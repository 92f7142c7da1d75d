/** A company with a product whose manual has a given number of passages, and a link to ask it by. */
import { v7 as uuidv7 } from 'uuid';
import type { Passage } from '../../../engine/document/manual.ts';
import { plainPassage } from '../../../engine/structure/plain-passage.ts';
import type { Db } from '../../../server/db/connect.ts';
import { account } from '../../../server/db/schema/accounts.ts';
import { chatbot, chatbotLink } from '../../../server/db/schema/chats.ts';
import { company, purchase } from '../../../server/db/schema/companies.ts';
import { manual, manualSection, manualVersion, passage } from '../../../server/db/schema/manuals.ts';
import { product } from '../../../server/db/schema/products.ts';
import { createUniqueId } from '../../../server/modules/chatbots/chatbot-links.ts';
import { passageRow } from '../../../server/modules/manuals/passage-row.ts';

export type Asking = { companyId: string; productId: string; uniqueId: string };

const PARTS = [
  'valve',
  'filter',
  'pump',
  'display',
  'sensor',
  'boiler',
  'hose',
  'fan',
  'relay',
  'lid',
  'tray',
  'wand',
];
const VERBS = [
  'clean',
  'replace',
  'check',
  'remove',
  'connect',
  'reset',
  'tighten',
  'drain',
  'open',
  'adjust',
];
const PASSAGES_PER_SECTION = 5;
const ROWS_PER_INSERT = 100;

/** Questions of the fixture's own manual. */
export const questions = PARTS.flatMap((part) => VERBS.map((verb) => `How do I ${verb} the ${part}?`));

/** Inserts everything a question needs; the link's cap and the plan are out of the way. */
export async function insertAsking(db: Db, passages: number): Promise<Asking> {
  const [companyId, ownerId, productId, manualId, versionId] = Array.from({ length: 5 }, () => uuidv7());
  if (!companyId || !ownerId || !productId || !manualId || !versionId) throw new Error('No ids.');
  const uniqueId = createUniqueId();
  const email = `${ownerId}@example.com`;
  await db
    .insert(account)
    .values({ id: ownerId, name: 'Bench', email, passwordHash: '', role: 'company', companyId });
  await db.insert(company).values({ id: companyId, ownerId, name: 'Bench' });
  await db.insert(purchase).values({ companyId, id: uuidv7(), plan: 'Enterprise', recordedBy: ownerId });
  await db.insert(product).values({ companyId, id: productId, name: 'Machine' });
  await db
    .insert(manual)
    .values({ companyId, id: manualId, productId, title: 'Manual', currentVersionId: versionId });
  await db.insert(manualVersion).values({
    companyId,
    id: versionId,
    manualId,
    number: 1,
    fileKey: `${companyId}/${versionId}.pdf`,
    filename: 'manual.pdf',
    format: 'pdf',
    bytes: 1,
    sha256: '',
    status: 'ready',
    pages: Math.ceil(passages / 4),
    pagesRead: Math.ceil(passages / 4),
    edition: 1,
  });
  const made = Array.from({ length: passages }, (_, ordinal) => makePassage(ordinal));
  for (let from = 0; from < made.length; from += ROWS_PER_INSERT) {
    const slice = made.slice(from, from + ROWS_PER_INSERT);
    await db.insert(passage).values(slice.map((row) => passageRow(companyId, versionId, 1, row)));
  }
  await db.insert(manualSection).values(
    made
      .filter(({ ordinal }) => ordinal % PASSAGES_PER_SECTION === 0)
      .map(({ section, heading, page, pageEnd }) => ({
        companyId,
        versionId,
        edition: 1,
        ordinal: section,
        level: 1,
        heading,
        path: [],
        page,
        pageEnd,
      })),
  );
  await db.insert(chatbotLink).values({ companyId, uniqueId });
  await db.insert(chatbot).values({
    companyId,
    id: uuidv7(),
    productId,
    uniqueId,
    customerEmail: 'customer@example.com',
    queryLimit: 2_000_000_000,
  });
  return { companyId, productId, uniqueId };
}

function makePassage(ordinal: number): Passage {
  const section = Math.floor(ordinal / PASSAGES_PER_SECTION);
  const part = PARTS[section % PARTS.length] ?? '';
  const verb = VERBS[Math.floor(section / PARTS.length) % VERBS.length] ?? '';
  const page = Math.floor(ordinal / 4) + 1;
  const sentences = Array.from({ length: 9 }, (_, i) => {
    const near = PARTS[(ordinal * 7 + i * 3) % PARTS.length];
    const does = VERBS[(ordinal * 5 + i * 7) % VERBS.length];
    return `Before you ${does} the ${near} at position ${ordinal}-${i}, ${verb} the ${part} and wait ${i + 2} minutes.`;
  });
  return plainPassage({
    ordinal,
    section,
    heading: `How to ${verb} the ${part}`,
    path: [`Chapter ${1 + (section % 12)}`],
    text: sentences.join(' '),
    page,
  });
}
