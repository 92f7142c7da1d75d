/** What questions tell whoever writes the manual. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { paths } from '../../contracts/paths.ts';
import { writerReportPath } from '../../contracts/writer-report-path.ts';
import { writePdf } from '../../engine/testing/pdf-writer.ts';
import { expectFitsEveryLook, expectRetry } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createChatbot, createVendor, manualPage, type Vendor } from '../lib/vendor.ts';

const scene = joinScene();
const { open, openAs } = scene;
const CLEAN = 'How do I clean the sieve of the strainer?';
const MANUAL = new File(
  [
    new Uint8Array(
      writePdf([
        manualPage('1 Cleaning the strainer', [
          '1. Press and hold Stop for 3 seconds.',
          '2. Unscrew the cap and rinse the mesh.',
        ]),
        manualPage('2 Voltage', ['The motor is made for 230 V and 50 Hz.']),
        manualPage('3 Storage', ['Keep it dry, above 5 degrees and below 40 degrees.']),
      ]),
    ),
  ],
  'pump.pdf',
);
const NEEDED = '1 of 3 sections with text were needed for an answer.';
let vendor: Vendor;
let productId: string;
let quiet: string;

async function ask({ uniqueId }: Chatbot, question: string): Promise<void> {
  const link = { companyId: vendor.companyId, productId, uniqueId };
  await scene.api.call(chatRoutes.askBot, { body: { ...link, question } });
}

beforeAll(async () => {
  vendor = await createVendor(scene, 'Wanda Halloran');
  productId = await addProduct(scene, vendor, 'Pump P7', MANUAL);
  quiet = await addProduct(scene, vendor, 'Quiet');
  const dana = await createChatbot(scene, vendor, { productId, email: 'dana@customer.example' });
  const eli = await createChatbot(scene, vendor, { productId, email: 'eli@customer.example' });
  for (const one of [dana, eli, dana]) await ask(one, CLEAN);
  await ask(eli, 'Can I paint the housing green?');
});

describe('the report for the writer', () => {
  const path = () => writerReportPath.href(productId);

  it('is reached from the product, shows sections with their questions and pages, and is saved as PDF and CSV', async () => {
    const { page, close, problems } = await openAs(vendor, paths.productDetails.href(productId));
    await page.getByRole('link', { name: 'For the writer' }).click();
    await page.getByText(NEEDED).waitFor();
    const outline = page.getByRole('list', { name: /^Sections of / });
    const cleaning = outline.getByRole('listitem').filter({ hasText: '1 Cleaning the strainer' });
    await cleaning.locator('summary').click();
    await cleaning.getByText(CLEAN).waitFor();
    await cleaning.getByRole('button', { name: 'p. 1' }).click();
    const picture = page.getByRole('dialog').locator('img').first();
    await picture.waitFor();
    expect(await picture.getAttribute('src')).toContain('/pages/1?');
    await page.keyboard.press('Escape');
    await outline.getByText('2 sections that nobody needed').waitFor();
    const missing = page.getByRole('region', { name: 'What the manual does not answer' });
    await missing.getByText('Can I paint the housing green?').waitFor();
    const words = page.getByRole('region', { name: 'Words that customers use and the manual does not' });
    await words.getByText('sieve', { exact: true }).waitFor();

    for (const [button, ending, start] of [
      ['PDF report', 'pdf', '%PDF-'],
      ['Download CSV', 'csv', '\ufeffPart'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`^writer-report-.*\\.${ending}$`));
      expect((await readFile(await file.path())).toString('utf8').startsWith(start)).toBe(true);
    }
    expect(problems).toEqual([]);
    await close();
  });

  it('is of the period that is chosen, and reached from the analytics with theirs', async () => {
    const { page, close } = await openAs(vendor, `${paths.analytics.path}?period=7`);
    await page.getByRole('link', { name: 'For the writer' }).click();
    await page.getByText(NEEDED).waitFor();
    expect(new URL(page.url()).searchParams.get('period')).toBe('own');
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    await page.getByText('Nothing was asked in this period').waitFor();
    await close();
  });

  it('says what to do where nothing was asked', async () => {
    const { page, close } = await openAs(vendor, writerReportPath.href(quiet));
    await page.getByText('Nothing was asked in this period').waitFor();
    const next = page.getByRole('link', { name: 'Open Chatbots' });
    expect(await next.getAttribute('href')).toBe(paths.chatbots.path);
    await close();
  });

  it('offers to try again when it can’t be loaded', async () => {
    const { page, close } = await openAs(vendor, paths.products.href());
    await expectRetry(page, () => open(page, path()), {
      failing: '/api/analytics/writer-report/*',
      find: (page) => page.getByText('Contradictions and gaps'),
    });
    await close();
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, path()), (page) =>
      page.getByRole('list', { name: /^Sections of / }),
    );
  });
});
