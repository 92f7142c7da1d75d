/** The customer's chat: asking in words and with a photo, what is thought of an answer, and links that answer nothing. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { chatRoutes } from '../../contracts/chat/chat.ts';
import { mediaRoutes } from '../../contracts/manuals/media.ts';
import { paths } from '../../contracts/paths.ts';
import { MAX_IMAGE_BYTES } from '../../contracts/plans/limits.ts';
import type { RouteOutput } from '../../contracts/route.ts';
import { PHONE } from '../lib/browser.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectAccessible, expectGoodLooks } from '../lib/expect.ts';
import { breakCall, changeReply } from '../lib/network.ts';
import { joinScene } from '../lib/scene.ts';
import { chatPath, limitQueries } from '../lib/vendor.ts';

const PHOTOS = join(import.meta.dirname, '../..', 'sample', 'photos');
const QUESTION = 'What does E-14 mean?';
type OpenReply = RouteOutput<typeof chatRoutes.currentBot>;

const ASK = '/api/chatbot/ask-bot';

const scene = joinScene();
const { visit, open } = scene;
const customers = setCustomers(scene);
const { newChatbot, openChat } = customers;

beforeAll(async () => {
  const { productId, vendor } = customers;
  const { token } = vendor;
  const video = { link: 'https://youtu.be/dQw4w9WgXcQ', description: 'Cleaning the strainer' };
  await scene.api.call(mediaRoutes.uploadVideoLink, { params: { productId }, body: video }, token);
  const file = new File([new Uint8Array(await readFile(join(PHOTOS, 'e-07.jpg')))], 'e-07.jpg');
  const fields = { productId, errorTitle: 'E-07', errorDescription: 'Too cold', solution: 'Descale it.' };
  await scene.api.call(mediaRoutes.uploadImage, { fields, file }, token);
});

const photoInput = (page: Page) => page.locator('input[type=file]');

describe('asking', () => {
  it('needs no login, says that it is loading, and sends no empty question', async () => {
    const { page, close, problems } = await visit({ viewport: PHONE });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/chatbot/current-bot', (route) => held.then(() => route.continue()));
    await open(page, chatPath(await newChatbot()));
    await page.getByText('Loading the conversation').waitFor();
    release();
    const box = page.getByRole('textbox');
    await box.waitFor();
    await page
      .getByText(
        /^A machine answers here, not a person\. .* can read this conversation to improve its manuals\.$/,
      )
      .waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await askIn(page, '   ');
    await box.press('Enter');
    await box.fill('');
    await box.press('Enter');
    await askIn(page, QUESTION);
    await page.getByRole('button', { name: 'Works', exact: true }).waitFor();
    expect(asked.filter((path) => path === ASK)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
    expect(problems).toEqual([]);
    await close();
  });

  it('shows that it is looking, keeps the question when that fails, and asks again at a press', async () => {
    const { page, close } = await openChat();
    await page.route(`**${ASK}`, () => undefined);
    await askIn(page, QUESTION);
    await page.getByText('Leafing through the manual').first().waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.unroute(`**${ASK}`);
    await page.route(`**${ASK}`, (route) => route.abort());
    await askIn(page, QUESTION);
    await page.getByText('There is no connection. Your question is kept.').waitFor();
    await expectGoodLooks(page);
    await page.unroute(`**${ASK}`);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: /^p\. ?2/ }).waitFor();
    await close();
  });

  it('is answered and charged once when the connection is cut after the question has arrived', async () => {
    const { page, close } = await openChat();
    const cut = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(`**${ASK}`, cut);
    await askIn(page, QUESTION);
    await page.getByText('There is no connection. Your question is kept.').waitFor();
    await page.unroute(`**${ASK}`);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: /^p\. ?2/ }).waitFor();
    await page.getByText('14 of 15').waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^p\. ?2/ }).waitFor();
    expect(await page.getByRole('button', { name: /^p\. ?2/ }).count()).toBe(1);
    expect(await page.getByRole('textbox').inputValue()).toBe('');
    await close();
  });

  it('takes no question for thanks, and asks nobody whether that helped', async () => {
    const { page, close, problems } = await openChat();
    await askIn(page, QUESTION);
    await page.getByText('14 of 15').waitFor();
    await askIn(page, 'Ok, thank you!');
    await page.getByRole('main').getByText('You’re welcome.').waitFor();
    await page.getByText('14 of 15').waitFor();
    expect(await page.getByRole('button', { name: 'Works', exact: true }).count()).toBe(1);
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('shows the steps and the video that fits them', async () => {
    const { page, close, problems } = await openChat();
    await askIn(page, 'How do I clean the strainer?');
    await page.getByRole('button', { name: 'Play from YouTube' }).waitFor();
    await page.getByText('Press and hold Stop for 3 seconds').first().waitFor();
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('an answer', () => {
  it('takes works and does not work, and keeps it', async () => {
    const { page, close, problems } = await openChat();
    await askIn(page, QUESTION);
    const works = page.getByRole('button', { name: 'Works', exact: true });
    const worksNot = page.getByRole('button', { name: 'Does not work' });
    await works.click();
    await expect.poll(() => works.getAttribute('aria-pressed')).toBe('true');
    await worksNot.click();
    await expect.poll(() => worksNot.first().getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await expect.poll(() => worksNot.first().getAttribute('aria-pressed')).toBe('true');
    expect(await works.first().getAttribute('aria-pressed')).toBe('false');
    expect(problems).toEqual([]);
    await close();
  });
});

describe('long names', () => {
  it('leave the header low and the contact in reach, and are told in full', async () => {
    const name = 'Professional dual boiler machine with Donaudampfschifffahrtsgesellschaftsgrinder';
    const company_name = 'Ondrell Espresso Works International Holding Gesellschaft';
    let letGo = async () => {};
    const { page, close } = await openChat({
      prepare: async (page) => {
        letGo = await changeReply<OpenReply>(page, '/api/chatbot/current-bot', ({ data, ...reply }) => {
          const { product, company } = data.botdata;
          const named = {
            product: { ...product, product_name: name },
            company: { ...company, company_name },
          };
          return { ...reply, data: { ...data, botdata: { ...data.botdata, ...named } } };
        });
      },
    });
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(84);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: `Contact ${company_name}` }).click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: `Contact ${company_name}` })
      .waitFor();
    await letGo();
    await close();
  });
});

describe('a photo', () => {
  it('is refused when it is no picture or too large, and can be taken back', async () => {
    const { page, close } = await openChat();
    await page.getByRole('button', { name: 'Add a photo' }).waitFor();
    await photoInput(page).setInputFiles({
      name: 'a.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    });
    await page.getByRole('alert').getByText('Please select a valid image file').waitFor();
    await photoInput(page).setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await page.getByRole('alert').getByText('Image file size should be less than 5MB').waitFor();
    await photoInput(page).setInputFiles(join(PHOTOS, 'e-07.jpg'));
    await page.getByRole('img', { name: 'Chosen for sending' }).waitFor();
    await page.getByText(/^The photo is not kept/).waitFor();
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByRole('img', { name: 'Chosen for sending' }).waitFor({ state: 'detached' });
    await close();
  });

  it('is compared with the error images and answered with picture and solution', async () => {
    const { page, close, problems } = await openChat();
    await photoInput(page).setInputFiles(join(PHOTOS, 'e-07.jpg'));
    await page.getByRole('button', { name: 'Send photo' }).click();
    await page.getByText('Image uploaded successfully!').waitFor({ timeout: 60_000 });
    await page.getByRole('heading', { name: 'E-07' }).waitFor();
    await page.getByText('Descale it.', { exact: true }).waitFor();
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('that is too large is made smaller, upright, and answered', async () => {
    const { page, close, problems } = await openChat();
    // As phones store it: lying, with a note that it stands. What follows the picture is read by nobody.
    const lying = await sharp(join(PHOTOS, 'e-07.jpg'))
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height } = await sharp(join(PHOTOS, 'e-07.jpg')).metadata();
    const buffer = Buffer.concat([lying, Buffer.alloc(MAX_IMAGE_BYTES)]);
    await photoInput(page).setInputFiles({ name: 'e-07.jpeg', mimeType: 'image/jpeg', buffer });
    const chosen = page.getByRole('img', { name: 'Chosen for sending' });
    await page.getByText('e-07.jpg', { exact: true }).waitFor();
    await expect
      .poll(() => chosen.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([width, height]);
    await page.getByRole('button', { name: 'Send photo' }).click();
    await page.getByText('Descale it.', { exact: true }).waitFor({ timeout: 60_000 });
    expect(problems).toEqual([]);
    await close();
  });

  it('says when it could not be sent, and keeps it', async () => {
    const { page, close } = await openChat();
    await breakCall(page, '/api/chatbot/upload-prompt-image');
    await photoInput(page).setInputFiles(join(PHOTOS, 'e-07.jpg'));
    await page.getByRole('button', { name: 'Send photo' }).click();
    await page.getByText(/^Image upload failed/).waitFor();
    await page.getByRole('button', { name: 'Try Again' }).waitFor();
    await close();
  });
});

describe('a link', () => {
  it('that is out of queries shows the contact card, at once and when opened again', async () => {
    const chatbot = await newChatbot();
    await limitQueries(scene, customers.vendor, { chatbot, queryLimit: 1 });
    const { page, close, problems } = await openChat({ chatbot });
    await askIn(page, QUESTION);
    const words = page.getByText('You are currently out of queries. Please contact our team for support.');
    await words.waitFor();
    await page.getByRole('link', { name: 'service@vendor.example' }).first().waitFor();
    await page.getByText('+1 555 0142').first().waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.reload();
    await words.waitFor();
    await page.getByText(QUESTION).first().waitFor();
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });

  it.each([
    [402, { status: 402, code: 'out_of_queries', message: 'Out of queries.' }],
    [200, { status: 403 }],
  ])('is out of queries when the answer has HTTP status %d', async (status, json) => {
    const { page, close } = await openChat();
    await page.route(`**${ASK}`, (route) => route.fulfill({ status, json }));
    await askIn(page, QUESTION);
    await page.getByText('You are currently out of queries. Please contact our team for support.').waitFor();
    await close();
  });

  it('that belongs to no chatbot says so, and one that can’t be loaded offers to try again', async () => {
    const { page, close } = await visit({ viewport: PHONE });
    await open(page, paths.chat.href(customers.vendor.companyId, customers.productId, 'no-such-link'));
    await page.getByRole('heading', { name: 'This link opens no chatbot.' }).waitFor();
    await expectGoodLooks(page);
    const mend = await breakCall(page, '/api/chatbot/current-bot');
    await open(page, chatPath(await newChatbot()));
    const again = page.getByRole('button', { name: 'Try Again' });
    await again.waitFor();
    await expectGoodLooks(page);
    await mend();
    await again.click();
    await page.getByRole('textbox').waitFor();
    await close();
  });
});
