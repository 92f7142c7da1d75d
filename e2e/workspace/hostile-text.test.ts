/**
 * Texts that are more than text to whoever is careless with them, in every field that takes any: screens show them as
 * they stand, and run nothing of them.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { createApprovedCompany } from '../../bench/lib/running/company.ts';
import { accessTokenRoutes } from '../../contracts/account/access-tokens.ts';
import { demoRequestRoutes } from '../../contracts/admin/demo-requests.ts';
import { testimonialRoutes } from '../../contracts/admin/testimonials.ts';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import type { Chatbot } from '../../contracts/chat/chatbots.ts';
import { correctionRoutes } from '../../contracts/chat/corrections.ts';
import { companyRoutes } from '../../contracts/company/companies.ts';
import { mediaRoutes } from '../../contracts/manuals/media.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { paths } from '../../contracts/paths.ts';
import { textLines, writePdf } from '../../engine/testing/pdf-writer.ts';
import { redPng } from '../../server/testing/pictures.ts';
import { signInAdmin } from '../lib/people.ts';
import { type Session, setScene } from '../lib/scene.ts';
import { addProduct, chatPath, createChatbot, manualPage, type Vendor } from '../lib/vendor.ts';

/** Each sets `hostile` where it is run, as HTML, in an attribute, as an address, a style, a template or Markdown. */
const PAYLOADS = [
  '<script>hostile=1</script>',
  '"><img src=x onerror=hostile=1>',
  "'><svg/onload=hostile=1>",
  '</title></textarea><script>hostile=1</script>',
  'javascript:hostile=1',
  '<a href="javascript:hostile=1">here</a>',
  '<iframe srcdoc="<script>top.hostile=1</script>">',
  '{{constructor.constructor("hostile=1")()}}',
  `\${hostile=1}`,
  '[here](javascript:hostile=1)',
  '&lt;script&gt;hostile=1&lt;/script&gt;',
  '<style>*{display:none}</style>',
];
const ALL = PAYLOADS.join(' ');
/** As many of them as a field takes. */
const upTo = (characters: number, from = 0): string => {
  const some = [...PAYLOADS.slice(from), ...PAYLOADS.slice(0, from)];
  let text = '';
  for (const payload of some) if (text.length + payload.length < characters) text += `${payload} `;
  return text.trim();
};

const scene = setScene();
let vendor: Vendor;
let admin: Session;
let productId: string;
let chatbot: Chatbot;

const MANUAL = new File(
  [
    new Uint8Array(
      writePdf([
        manualPage('1 <script>hostile=1</script> Cleaning', PAYLOADS.slice(0, 6)),
        { texts: textLines(['Clean the strainer with <img src=x onerror=hostile=1> each week.'], 80) },
      ]),
    ),
  ],
  '<img src=x onerror=hostile=1>.pdf',
);

beforeAll(async () => {
  const { api } = scene;
  const email = 'ines@vendor.example';
  const access = await createApprovedCompany(api, { name: upTo(110), email }, upTo(150, 1));
  vendor = { ...access, role: 'company', email };
  const { token } = vendor;
  admin = await signInAdmin(scene);
  const profile = { description: ALL, address: upTo(450), company_contact: upTo(58) };
  await api.call(companyRoutes.updateProfile, { body: profile }, token);
  productId = await addProduct(scene, vendor, upTo(150, 2), MANUAL);
  const words = { description: ALL, category: upTo(78, 3) };
  await api.call(productRoutes.updateProduct, { params: { productId }, fields: words }, token);
  const picture = new File([new Uint8Array(await redPng())], '"><script>hostile=1</script>.png');
  const image = { productId, errorTitle: upTo(150, 4), errorDescription: ALL, solution: ALL };
  await api.call(mediaRoutes.uploadImage, { fields: image, file: picture }, token);
  const video = { link: 'https://videos.example/"><script>hostile=1</script>', description: upTo(480) };
  await api.call(mediaRoutes.uploadVideoLink, { params: { productId }, body: video }, token);
  const correction = { question: `How do I clean it? ${upTo(200)}`, answer: ALL, source: null };
  await api.call(correctionRoutes.createCorrection, { params: { productId }, body: correction }, token);
  await api.call(
    accessTokenRoutes.create,
    { body: { name: upTo(78), scopes: ['products:read'], validDays: 90 } },
    token,
  );

  chatbot = await createChatbot(scene, vendor, { productId, email: 'customer@customer.example' });
  const { uniqueId } = chatbot;
  for (const question of [ALL, correction.question, 'How do I clean the strainer?'])
    await api.call(chatRoutes.askBot, {
      body: { uniqueId, companyId: vendor.companyId, productId, question },
    });

  const praise = { quote: upTo(580), author: upTo(78), position: upTo(118) };
  await api.call(testimonialRoutes.create, { body: { ...praise, isExample: false } }, admin.token);
  const wish = {
    first_name: upTo(78),
    last_name: upTo(78, 1),
    work_email: 'wish@vendor.example',
    company_name: upTo(150),
    phone_number: upTo(58),
    challenges: ALL,
  };
  await api.call(demoRequestRoutes.demoForm, { body: wish });
});

/** Opens the screen, waits until it shows the texts, and looks at what they did. */
async function expectHarmless(page: Page, path: string, problems: string[]): Promise<void> {
  await scene.open(page, path);
  const showsThem = () => page.evaluate(() => document.body.innerText.includes('hostile=1'));
  await expect.poll(async () => ({ path, showsThem: await showsThem() })).toEqual({ path, showsThem: true });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => ({
    ran: 'hostile' in globalThis,
    foreign: document.querySelectorAll('[onerror], [onload], [href^="javascript:"], [srcdoc], img[src="x"]')
      .length,
  }));
  expect({ path, ...seen }).toEqual({ path, ran: false, foreign: 0 });
  expect({ path, problems }).toEqual({ path, problems: [] });
}

it('is shown and not run on the screens of a vendor', async () => {
  const { page, close, problems } = await scene.visitAs(vendor);
  const { companyId } = vendor;
  for (const path of [
    paths.dashboard.href(),
    paths.products.href(),
    paths.productDetails.href(productId),
    paths.editProduct.href(productId),
    paths.uploadImageLink.href(productId),
    paths.uploadVideoLink.href(productId),
    paths.productQuestions.href(productId),
    paths.productCorrections.href(productId),
    paths.createLink.href(companyId, productId),
    paths.chatbots.href(),
    paths.conversation.href(productId, chatbot.uniqueId),
    paths.analytics.href(),
    paths.settings.href(),
    paths.account.href(),
    paths.team.href(),
    paths.apiSettings.href(),
  ])
    await expectHarmless(page, path, problems);
  await close();
});

it('is shown and not run on the screens of an administrator', async () => {
  const { page, close, problems } = await scene.visitAs(admin);
  for (const path of [
    paths.adminClients.href(),
    paths.adminClient.href(vendor.companyId),
    paths.adminManuals.href(),
    paths.adminDemoRequests.href(),
    paths.adminTestimonials.href(),
    paths.adminOutbox.href(),
    paths.adminAudit.href(),
  ])
    await expectHarmless(page, path, problems);
  await close();
});

it('is shown and not run where anybody or a customer looks', async () => {
  const { page, close, problems } = await scene.visit();
  await expectHarmless(page, paths.landing.href(), problems);
  await expectHarmless(page, chatPath(chatbot), problems);
  await close();
});
