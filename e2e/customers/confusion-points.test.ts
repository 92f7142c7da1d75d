/** What customers struggle with, and the way from there to what helps them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { correctionRoutes } from '../../contracts/chat/corrections.ts';
import { paths } from '../../contracts/paths.ts';
import { expectFitsEveryLook, expectGoodLooks, expectRetryAt } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createChatbot, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = joinScene();
const { openAs, open } = scene;
const PAINT = 'Can I paint the housing green?';
const PAINT_TOO = 'green paint on the housing';
let vendor: Vendor;
let productId: string;
let dana: Chatbot;

async function ask({ uniqueId }: Chatbot, question: string): Promise<void> {
  const link = { companyId: vendor.companyId, productId, uniqueId };
  await scene.api.call(chatRoutes.askBot, { body: { ...link, question } });
}

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
});

describe('confusion points and improvements', () => {
  it('say what will stand here as long as nobody asked, and fit every screen', async () => {
    const visitor = await openAs(vendor, paths.analytics.path);
    const { page } = visitor;
    await page.getByText('Nobody was left without help').waitFor();
    await page.getByText('Nothing to improve in this period').waitFor();
    // What to do is said once, at the chart.
    const next = page.getByRole('link', { name: 'Open Chatbots' });
    expect(await next.getAttribute('href')).toBe(paths.chatbots.path);
    await expectFitsEveryLook(visitor, (shown) => shown.getByText('Nobody was left without help'));
  });

  it('list the questions of a topic, each leading to its answer and its conversation', async () => {
    dana = await createChatbot(scene, vendor, { productId, email: 'dana@customer.example' });
    const eli = await createChatbot(scene, vendor, { productId, email: 'eli@customer.example' });
    await ask(dana, PAINT);
    await ask(eli, PAINT_TOO);
    await ask(dana, 'What does E-99 mean?');
    await ask(eli, 'E-99 on the display');
    await ask(eli, 'Who won the cup in 1974?');
    const visitor = await openAs(vendor, paths.analytics.path);
    const { page } = visitor;
    const points = page.getByRole('region', { name: 'Confusion points' });
    await points.getByText('2 questions, 40% of those without help').first().waitFor();
    await points.getByText('From 5 questions without help.').waitFor();
    await points.getByText('One question is like no other. Show it').waitFor();
    await points.getByRole('listitem').filter({ hasText: 'paint' }).locator('summary').first().click();
    const conversation = points.getByRole('link', {
      name: `Open the conversation of dana@customer.example: ${PAINT}`,
    });
    expect(await conversation.getAttribute('href')).toContain(dana.uniqueId);
    await points.getByRole('link', { name: PAINT_TOO, exact: true }).click();
    await page.getByRole('heading', { name: PAINT_TOO }).waitFor();
    expect(await page.getByRole('heading', { name: PAINT }).count()).toBe(0);

    await open(page, paths.analytics.path);
    await expectFitsEveryLook(visitor, (shown) => shown.getByText('Show customers E-99'));
  });

  it('hide what is not about the product, by the keyboard, and bring it back', async () => {
    const visitor = await openAs(vendor, paths.analytics.path);
    const { page, problems } = visitor;
    const points = page.getByRole('region', { name: 'Confusion points' });
    const group = points
      .getByRole('listitem')
      .filter({ hasText: '2 questions' })
      .filter({ hasText: 'paint' });
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    await group.getByRole('button', { name: /^Not about the product: / }).press('Enter');
    await page.getByText('2 questions hidden').waitFor();
    const hidden = points.getByText('2 questions are not about the product. Show them');
    await hidden.waitFor();
    expect(await group.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await group.first().waitFor();
    expect(await hidden.count()).toBe(0);

    await group.locator('summary').click();
    await group.getByRole('button', { name: /^Not about the product: / }).click();
    await hidden.click();
    await points.getByRole('button', { name: `It is about the product: ${PAINT}` }).waitFor();
    await expectGoodLooks(page);

    await open(page, paths.dashboard.path);
    const unanswered = page.getByRole('region', { name: /Unanswered Questions/ });
    await unanswered.getByText('E-99', { exact: false }).first().waitFor();
    expect(await unanswered.getByText(PAINT).isVisible()).toBe(false);
    await unanswered.getByText('2 questions are not about the product. Show them').click();
    await expectGoodLooks(page);
    await unanswered.getByRole('button', { name: `It is about the product: ${PAINT}` }).click();
    await unanswered.getByText('One question is not about the product. Show it').waitFor();
    await unanswered.getByRole('button', { name: `It is about the product: ${PAINT_TOO}` }).click();
    await unanswered.getByText('2 times, ', { exact: false }).first().waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });

  it('lead to an error image that has its name already', async () => {
    const { page, close } = await openAs(vendor, paths.analytics.path);
    await page.getByRole('link', { name: 'Add Error Image: E-99' }).click();
    await page.waitForURL(`**${paths.uploadImageLink.href(productId)}?title=E-99`);
    await page.waitForFunction(() => document.querySelector('input')?.value === 'E-99');
    await close();
  });

  it('lead to a correction that is open already, and show what came of it', async () => {
    const { page, close, problems } = await openAs(vendor, paths.analytics.path);
    await page.getByRole('link', { name: /^Correct Answer: .*paint/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct this answer' });
    await dialog.getByLabel('Your answer').fill('No, paint does not hold on it.');
    await dialog.getByRole('button', { name: 'Save Correction' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { data } = await scene.api.call(
      correctionRoutes.listCorrections,
      { params: { productId } },
      vendor.token,
    );
    expect(data).toHaveLength(1);
    await ask(dana, data[0]?.question ?? '');
    await open(page, paths.analytics.path);
    const effects = page.getByRole('table', { name: 'Effect of what was done in this period' });
    await effects.getByText('1 asked in less than a day, 0 without help, used 1 time').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('say when they can’t be loaded, and load at a press', async () => {
    await expectRetryAt(scene, vendor, paths.analytics.path, {
      failing: '/api/analytics/confusion-points*',
      find: (page) => page.getByText('2 questions, 40% of those without help').first(),
    });
  });
});
