/**
 * The demo company of a first start. Everything goes through the services a real company uses; the answers are the
 * engine's own. Only the dates are set back, so that there is a month to look at.
 */
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  demoCompany,
  demoCustomers,
  demoInvited,
  demoMember,
  demoOwner,
  demoProducts,
} from '../../sample/demo.ts';
import { demoConversations } from '../../sample/demo-conversations.ts';
import { DEMO_CORRECTED_DAYS_AGO } from '../../sample/demo-corrections.ts';
import { demoOpeningQuestion } from '../../sample/demo-showcase.ts';
import type { DemoConversation, DemoProduct } from '../../sample/demo-types.ts';
import { createSettings } from '../db/settings.repository.ts';
import type { CompanyActor } from '../http/actor.ts';
import { programCaller } from '../http/caller.ts';
import { describeFile } from '../http/describe-file.ts';
import type { ReceivedFile } from '../http/multipart.ts';
import { noPerson } from '../modules/audit/record-audit.ts';
import type { Services } from '../services.ts';
import { createBackdater } from './backdate.ts';
import { createCorrections } from './create-corrections.ts';
import { DEMO_PASSWORD } from './demo-password.ts';
import { removeDemo } from './remove-demo.ts';
import { replayConversations } from './replay-conversations.ts';

export type DemoLinks = {
  owner: { email: string; password: string };
  /** Address (without origin) of a customer's chat. */
  chatPath: string;
};

/** The link that is printed must not run out on whoever tries the product. */
const VISITORS_QUERY_LIMIT = 200;
const READING_TIMEOUT_MS = 5 * 60_000;
const POLL_MS = 300;

export type DemoOptions = {
  /** Folder with the sample manuals and photos. */
  sampleDir: string;
  /** Whether no other process works on the database, so that a demo which is not finished is nobody's work. */
  isAlone: boolean;
  /** Told that it is made, which takes some seconds. */
  onBegin?: () => void;
};

/** The setting that says, while it is there, that the demo is not finished. */
const UNFINISHED = 'demo-unfinished';

/**
 * Makes the demo company unless its owner's account exists; one that an earlier start left unfinished is made anew.
 * @returns null if it was there already
 */
export async function seedDemo(
  services: Services,
  { sampleDir, isAlone, onBegin }: DemoOptions,
): Promise<DemoLinks | null> {
  const settings = createSettings(services.db);
  const isLeft = isAlone && (await settings.find(UNFINISHED)) !== null;
  if (isLeft) await removeDemo(services);
  else if (await services.auth.hasAccount(demoOwner.email)) return null;
  await settings.set(UNFINISHED, new Date().toISOString());
  onBegin?.();
  const scratch = await mkdtemp(join(tmpdir(), 'manualist-demo-'));
  try {
    const links = await makeDemo(services, { sampleDir, scratch });
    await settings.set(UNFINISHED, null);
    return links;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function makeDemo(services: Services, folders: Folders): Promise<DemoLinks> {
  const owner = await createCompany(services);
  const productIds: string[] = [];
  for (const product of demoProducts) productIds.push(await createProduct(services, owner, product, folders));
  const backdate = createBackdater(services.db, owner.companyId);
  await backdate.products(productIds);
  const links = await createLinks(services, owner, productIds);
  const place = { companyId: owner.companyId, productIds, links };
  const isBefore = ({ daysAgo }: DemoConversation) => daysAgo >= DEMO_CORRECTED_DAYS_AGO;
  await replayConversations(services, place, demoConversations.filter(isBefore));
  await createCorrections(services, owner, productIds);
  await backdate.corrections(DEMO_CORRECTED_DAYS_AGO);
  await replayConversations(
    services,
    place,
    demoConversations.filter((script) => !isBefore(script)),
  );
  await backdate.chatbots();
  await createShowcase(services, owner, productIds);
  const [first] = links.values();
  if (!first) throw new Error('The demo data has no customers.');
  await services.chatbots.updateLimit(owner, first, VISITORS_QUERY_LIMIT);
  return { owner: { email: demoOwner.email, password: DEMO_PASSWORD }, chatPath: first.chatPath };
}

/** Whom the audit trail names for what no person did. */
const SETUP = noPerson('Demo set-up');
const DEMO = programCaller('demo');

async function createCompany(services: Services): Promise<CompanyActor> {
  const { auth, companies, admin, plans } = services;
  const { token } = await auth.register({ ...demoOwner, password: DEMO_PASSWORD }, DEMO);
  const signedUp = await auth.findActor(token);
  if (!signedUp) throw new Error('The demo owner could not sign in.');
  // Its mailbox does not exist.
  await auth.confirmEmail(signedUp.accountId);
  const company = await companies.create(signedUp, {
    company_name: demoCompany.companyName,
    description: demoCompany.description,
    address: demoCompany.address,
    company_website: demoCompany.website,
    company_email: demoCompany.email,
    company_contact: demoCompany.contact,
  });
  await companies.update({ ...signedUp, companyId: company._id }, { accent: demoCompany.accent });
  await admin.approve(SETUP, signedUp.accountId);
  await plans.recordPurchase(SETUP, company._id, 'Enterprise', 12);
  await auth.logout(signedUp);
  const owner: CompanyActor = { ...signedUp, role: 'company', companyId: company._id, isOwner: true };
  await inviteColleagues(services, owner);
  return owner;
}

/** One colleague has joined, the other has yet to. */
async function inviteColleagues(
  { auth, team, acceptInvitation }: Services,
  owner: CompanyActor,
): Promise<void> {
  const { token } = await team.invite(owner, demoMember.email);
  const member = { token, name: demoMember.name, password: DEMO_PASSWORD };
  const joined = await auth.findActor((await acceptInvitation.joinAsNew(member, DEMO)).token);
  if (joined) await auth.logout(joined);
  await team.invite(owner, demoInvited);
}

/** What a visitor of the landing page can ask: the first product. */
async function createShowcase({ showcase }: Services, { companyId }: CompanyActor, [productId]: string[]) {
  if (productId) await showcase.choose({ companyId, productId, openingQuestion: demoOpeningQuestion });
}

type Folders = { sampleDir: string; scratch: string };

async function createProduct(
  services: Services,
  owner: CompanyActor,
  product: DemoProduct,
  { sampleDir, scratch }: Folders,
): Promise<string> {
  const { uploadProduct, media } = services;
  const file = await receive(join(sampleDir, product.manualFile), scratch);
  const { productName: product_name, category, description } = product;
  const productId = await uploadProduct(owner, { product_name, category, description }, file);
  services.wakeJobs();
  await waitUntilRead(services, owner, productId);
  for (const video of product.videos) await media.addVideo(owner, productId, video);
  for (const { file: name, ...texts } of product.errorPhotos) {
    await media.addImage(
      owner,
      { productId, ...texts },
      await receive(join(sampleDir, 'photos', name), scratch),
    );
  }
  return productId;
}

// Uploads take the file away from where it arrived, so each gets a copy.
async function receive(source: string, scratch: string): Promise<ReceivedFile> {
  const path = join(scratch, basename(source));
  await copyFile(source, path);
  return describeFile(path, basename(source));
}

async function waitUntilRead({ manuals }: Services, owner: CompanyActor, productId: string): Promise<void> {
  const until = Date.now() + READING_TIMEOUT_MS;
  while (Date.now() < until) {
    const [progress] = await manuals.showProgress(owner, productId);
    if (progress?.status === 'ready') return;
    if (progress?.status === 'failed')
      throw new Error(`The sample manual could not be read: ${progress.error}`);
    await sleep(POLL_MS);
  }
  throw new Error('Reading the sample manual took too long.');
}

/** One chatbot for each customer and product that the conversations name, keyed `customer/product`. */
async function createLinks({ chatbots }: Services, owner: CompanyActor, productIds: string[]) {
  const links = new Map<string, { productId: string; uniqueId: string; chatPath: string }>();
  for (const { customer, product } of demoConversations) {
    const key = `${customer}/${product}`;
    const email = demoCustomers[customer]?.email;
    const productId = productIds[product];
    if (links.has(key) || email === undefined || productId === undefined) continue;
    const { chatbot, link } = await chatbots.create(owner, { companyId: owner.companyId, productId, email });
    links.set(key, { productId, uniqueId: chatbot.uniqueId, chatPath: new URL(link).pathname });
  }
  return links;
}
