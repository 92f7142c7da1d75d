import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import type { Db } from '../../../db/connect.ts';
import { chatbot, message } from '../../../db/schema/chats.ts';
import { product } from '../../../db/schema/products.ts';
import { insertCompany } from '../../../testing/manual-fixtures.ts';
import { describeOnBothDatabases } from '../../../testing/test-database.ts';
import { idAt } from '../../chat/message-row.ts';
import { createImprovementRepository } from './improvements.repository.ts';

const NOON = new Date('2026-03-04T12:00:00.000Z');
const secondsLater = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

/** A product that was asked at these seconds after noon; each question's words are its second. */
async function insertAsked(db: Db, companyId: string, seconds: readonly number[]): Promise<string> {
  const [productId, chatbotId] = [uuidv7(), uuidv7()];
  await db.insert(product).values({ companyId, id: productId, name: 'Pump' });
  await db.insert(chatbot).values({
    ...{ companyId, id: chatbotId, productId, queryLimit: 10 },
    ...{ uniqueId: randomBytes(12).toString('hex'), customerEmail: 'dana@example.com' },
  });
  const rows = seconds.flatMap((second) => {
    const row = { companyId, chatbotId, productId, content: String(second) };
    const questionId = idAt(secondsLater(second));
    return [
      { ...row, id: questionId, sender: 'user' as const },
      { ...row, id: idAt(secondsLater(second)), sender: 'bot' as const, questionId, answered: second === 0 },
    ];
  });
  await db.insert(message).values(rows);
  return productId;
}

describeOnBothDatabases('the questions around an improvement', (database) => {
  it('are those whose ids were made from one moment to another, newest first', async () => {
    const db = database().write;
    const { companyId } = await insertCompany(db);
    const productId = await insertAsked(db, companyId, [-1, 0, 5, 9, 10]);
    await insertAsked(db, companyId, [3]);
    const { listAsked } = createImprovementRepository(db);
    const span = { since: NOON, until: secondsLater(10) };
    const asked = await listAsked(companyId, productId, { ...span, limit: 10 });
    expect(asked.map(({ content, isUnhelped }) => [content, isUnhelped])).toEqual([
      ['9', true],
      ['5', true],
      ['0', false],
    ]);
    expect(await listAsked(companyId, productId, { ...span, limit: 1 })).toMatchObject([{ content: '9' }]);
  });
});
