import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountRoutes } from '../../../contracts/account/account.ts';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { teamRoutes } from '../../../contracts/account/team.ts';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { closedCompanyRoutes } from '../../../contracts/admin/closed-companies.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { embeddingRoutes } from '../../../contracts/chat/embedding.ts';
import {
  CLOSING_UNDO_DAYS,
  type ClosedCompanyReceipt,
  type ClosingPreview,
  closingRoutes,
} from '../../../contracts/company/closing.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { job } from '../../db/schema/jobs.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import {
  createAccessToken,
  createAdministrator,
  createApprovedCompany,
  createMember,
  createPendingCompany,
  type TestAccount,
  type TestCompany,
  turnOnTwoStep,
} from '../../testing/accounts.ts';
import { countHolders } from '../../testing/count-holders.ts';
import { endClosingTime } from '../../testing/deletions.ts';
import { mailedToken, mailsTo } from '../../testing/mails.ts';
import { redPng } from '../../testing/pictures.ts';
import { askQuestion, createLink, createReadyProduct, readProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { DAY_MS } from '../../time.ts';
import { removeFilesJob } from '../files/remove-files.job.ts';

const NAME = 'Closing Pumps';
const QUESTION = 'What does E-14 mean?';

describeOnBothDatabases('closing a company', (database) => {
  const app = useTestApp(database);
  let admin: TestAccount;
  let owner: TestCompany;

  const close = (who: { token: string }, body: unknown) =>
    app().call(closingRoutes.close, { token: who.token, body });
  const closeOwn = () => close(owner, { name: NAME, password: owner.password });
  const undo = async () =>
    app().call(closingRoutes.undo, {
      body: { token: await mailedToken(app(), owner.email, '/undo-closing') },
    });
  /** The receipts of the company that a test is about. */
  const receipts = async () => {
    const query = { search: 'closing', limit: 100 };
    const { body } = await app().call(closedCompanyRoutes.list, { token: admin.token, query });
    return (body.data as ClosedCompanyReceipt[]).filter(({ id }) => id === owner.companyId);
  };
  const isIn = async ({ token }: { token: string }) =>
    (await app().call(authRoutes.userInfo, { token })).status === 201;

  beforeAll(async () => {
    admin = await createAdministrator(app());
  });
  beforeEach(async () => {
    owner = await createApprovedCompany(app(), NAME);
  });

  it('tells what goes, to its owner alone and to the administrator', async () => {
    const member = await createMember(app(), owner);
    const { body } = await app().call(closingRoutes.preview, { token: owner.token });
    expect(body.data as ClosingPreview).toEqual({
      name: NAME,
      holdings: { products: 0, manuals: 0, conversations: 0, members: 2, files: 0, bytes: 0 },
    });
    const asked = { token: admin.token, params: { id: owner.companyId } };
    expect((await app().call(closedCompanyRoutes.preview, asked)).body.data).toEqual(body.data);
    const params = { id: '00000000-0000-7000-8000-000000000000' };
    const missing = await app().call(closedCompanyRoutes.preview, { token: admin.token, params });
    expect(missing.status).toBe(404);
    expect(await app().call(closingRoutes.preview, { token: member.token })).toMatchObject({ status: 403 });
    expect(await app().call(closingRoutes.preview, {})).toMatchObject({ status: 401 });
  });

  it('asks for the name, the password and, where it is on, the code', async () => {
    const { password } = owner;
    expect(await close(owner, { name: NAME, password: 'not it at all' })).toMatchObject({
      body: { code: 'wrong_credentials' },
    });
    for (const name of ['Closing pumps', 'Closing'])
      expect(await close(owner, { name, password })).toMatchObject({
        status: 400,
        body: { errors: { name: expect.stringContaining('not the name') } },
      });
    for (const body of [{}, { name: NAME }, { password }, { name: ' ', password }, { name: 5, password }])
      expect(await close(owner, body)).toMatchObject({ status: 400 });
    const codes = await turnOnTwoStep(app(), owner);
    expect(await close(owner, { name: NAME, password })).toMatchObject({ body: { code: 'code_required' } });
    const wrong = { name: NAME, password, code: '000000' };
    expect(await close(owner, wrong)).toMatchObject({ body: { code: 'wrong_code' } });
    expect(await isIn(owner)).toBe(true);
    expect(await close(owner, { name: ` closing  Pumps`, password, code: codes[0] })).toMatchObject({
      status: 400,
    });
    expect(await close(owner, { name: ` Closing  Pumps `, password, code: codes[0] })).toMatchObject({
      status: 200,
    });
  });

  it('is the owner’s, of an approved company, and the administrator’s, and no program’s', async () => {
    const member = await createMember(app(), owner);
    const waiting = await createPendingCompany(app(), NAME);
    const program = { token: await createAccessToken(app(), owner, ['products:write']), password: 'x' };
    for (const who of [member, waiting, program, admin])
      expect(await close(who, { name: NAME, password: who.password })).toMatchObject({ status: 403 });
    expect(await app().call(closingRoutes.close, { body: { name: NAME, password: 'x' } })).toMatchObject({
      status: 401,
    });
    const body = { companyId: owner.companyId, name: NAME, password: owner.password };
    for (const route of [closedCompanyRoutes.close, closedCompanyRoutes.undo])
      expect(await app().call(route, { token: owner.token, body })).toMatchObject({ status: 403 });
    expect(await app().call(closedCompanyRoutes.list, { token: owner.token })).toMatchObject({ status: 403 });
    expect(await isIn(owner)).toBe(true);
  });

  it('makes everything of it unreachable at once, answered as what is missing, and can be undone', async () => {
    const { companyId, token } = owner;
    const productId = await createReadyProduct(app(), owner);
    const member = await createMember(app(), owner);
    const link = await createLink(app(), owner, productId, 'dana@customer.example');
    await askQuestion(app(), link, QUESTION);
    await app().call(companyRoutes.uploadLogo, {
      token,
      file: { name: 'logo.png', content: await redPng() },
    });
    const program = { token: await createAccessToken(app(), owner, ['products:read']) };
    await app().call(teamRoutes.invite, { token, body: { email: 'ravi@invited.example' } });
    const invitation = await mailedToken(app(), 'ravi@invited.example', '/join');
    const product = await readProduct(app(), owner, productId);
    const file = product.manuals[0]?.url ?? '';
    const listProducts = () => app().call(productRoutes.allProducts, { token: program.token });

    const opened = async () => [
      (await app().call(chatRoutes.currentBot, { body: { uniqueId: link.uniqueId } })).status,
      (await app().call(chatRoutes.askBot, { body: { ...link, question: QUESTION } })).status,
      (await app().call(embeddingRoutes.card, { params: link })).status,
      (await app().app.inject({ method: 'GET', url: file })).statusCode,
      (await app().call(companyRoutes.companyInfo, { body: { companyId } })).status,
      (await app().call(teamRoutes.openInvitation, { body: { token: invitation } })).status,
      (await listProducts()).status,
    ];
    expect(await opened()).toEqual([200, 200, 200, 200, 200, 200, 200]);

    const reply = await closeOwn();
    expect(reply.status).toBe(200);
    const erasesAt = Date.parse((reply.body.data as { erasesAt: string }).erasesAt);
    expect(Math.abs(erasesAt - Date.now() - CLOSING_UNDO_DAYS * DAY_MS)).toBeLessThan(60_000);
    expect(await opened()).toEqual([404, 404, 404, 404, 404, 404, 401]);
    expect(await Promise.all([owner, member].map(isIn))).toEqual([false, false]);
    for (const { email, password } of [owner, member])
      expect(await app().call(authRoutes.login, { body: { email, password } })).toMatchObject({
        status: 403,
        body: { code: 'company_closed' },
      });
    const guess = { email: owner.email, password: 'not it at all' };
    expect(await app().call(authRoutes.login, { body: guess })).toMatchObject({
      body: { code: 'wrong_credentials' },
    });
    const clients = await app().call(adminRoutes.getCompanies, {
      token: admin.token,
      query: { search: owner.email },
    });
    expect(clients.body.total).toBe(0);

    expect(await undo()).toMatchObject({ status: 200 });
    expect(await opened()).toEqual([200, 200, 200, 200, 200, 200, 200]);
    expect(await isIn(owner)).toBe(false);
    const { email, password } = owner;
    expect(await app().call(authRoutes.login, { body: { email, password } })).toMatchObject({ status: 200 });
    expect(await undo()).toMatchObject({ body: { code: 'link_expired' } });
    expect(await receipts()).toEqual([]);
  });

  it('lets its jobs wait, also those of mails and webhooks, and mails nobody a new password', async () => {
    const { companyId } = owner;
    await closeOwn();
    const payload = { companyId, fileKeys: [] };
    const db = database().write;
    const id = await enqueueJob(db, removeFilesJob, { companyId, payload });
    const others = await enqueueJob(db, removeFilesJob, { companyId: admin.userId, payload });
    const mailed = (await mailsTo(app(), owner.email)).length;
    await app().call(accountRoutes.forgotPassword, { body: { email: owner.email } });
    const left = async () => await db.select({ id: job.id, kind: job.kind, state: job.state }).from(job);
    await expect
      .poll(
        async () => {
          app().services.jobs.wake();
          return (await left()).filter((row) => row.id === others || row.kind === 'mail-reset-link');
        },
        { timeout: 20_000 },
      )
      .toEqual([]);
    expect((await left()).filter((row) => row.id === id)).toMatchObject([{ state: 'ready' }]);
    expect(await mailsTo(app(), owner.email)).toHaveLength(mailed);
    await undo();
    await expect
      .poll(async () => (await left()).filter((row) => row.id === id), { timeout: 20_000 })
      .toEqual([]);
  });

  it('ends in a receipt, when nothing of it is left', async () => {
    const { companyId, email } = owner;
    const productId = await createReadyProduct(app(), owner);
    const link = await createLink(app(), owner, productId, 'dana@erased.example');
    await askQuestion(app(), link, QUESTION);
    const neighbour = await createApprovedCompany(app(), 'Neighbour');
    const theirs = await createReadyProduct(app(), neighbour);
    await closeOwn();
    expect(await receipts()).toMatchObject([
      {
        id: companyId,
        name: NAME,
        closedBy: 'owner',
        erasingSince: null,
        erasedAt: null,
        holdings: null,
        rows: 0,
      },
    ]);
    const link404 = await mailedToken(app(), email, '/undo-closing');
    await endClosingTime(app());

    expect(await countHolders(database(), 'dana@erased.example')).toBe(0);
    expect(await countHolders(database(), link.uniqueId)).toBe(0);
    const [receipt] = await receipts();
    expect(receipt).toMatchObject({
      id: companyId,
      holdings: { products: 1, manuals: 1, conversations: 1, members: 1, files: 1 },
      erasingSince: expect.any(String),
      erasedAt: expect.any(String),
    });
    expect(receipt?.rows).toBeGreaterThan(10);
    expect(receipt?.holdings?.bytes).toBeGreaterThan(100);
    const mails = await mailsTo(app(), email);
    expect(mails.map(({ subject }) => subject)).toEqual([`Receipt: ${NAME} is erased at Manualist`]);
    expect(mails[0]?.text).toContain(`Company ${companyId}`);

    const { password } = owner;
    expect(await app().call(authRoutes.login, { body: { email, password } })).toMatchObject({
      body: { code: 'wrong_credentials' },
    });
    expect(await app().call(closingRoutes.undo, { body: { token: link404 } })).toMatchObject({
      body: { code: 'link_expired' },
    });
    const again = { token: admin.token, body: { companyId } };
    expect(await app().call(closedCompanyRoutes.undo, again)).toMatchObject({ status: 404 });
    expect((await readProduct(app(), neighbour, theirs)).manuals).toHaveLength(1);
    const anew = { name: 'Ines', email, password };
    expect(await app().call(authRoutes.register, { body: anew })).toMatchObject({ status: 200 });
  });

  it('is done at the owner’s request by the administrator, who can undo it too', async () => {
    const { companyId } = owner;
    const { token, password } = admin;
    const byAdmin = (body: unknown) => app().call(closedCompanyRoutes.close, { token, body });
    const body = { companyId, name: NAME, password };
    expect(await byAdmin({ ...body, name: 'Other' })).toMatchObject({ status: 400 });
    expect(await byAdmin({ ...body, password: 'not it at all' })).toMatchObject({ status: 401 });
    expect(await byAdmin({ ...body, companyId: admin.userId })).toMatchObject({ status: 404 });
    expect(await byAdmin(body)).toMatchObject({ status: 200 });
    expect(await byAdmin(body)).toMatchObject({ status: 404 });
    expect(await isIn(owner)).toBe(false);
    expect(await receipts()).toMatchObject([{ id: companyId, closedBy: 'administrator' }]);
    const undone = await app().call(closedCompanyRoutes.undo, { token, body: { companyId } });
    expect(undone.status).toBe(200);
    expect(await undo()).toMatchObject({ body: { code: 'link_expired' } });
    const twice = await app().call(closedCompanyRoutes.undo, { token, body: { companyId } });
    expect(twice.status).toBe(404);
    const { email } = owner;
    const signedIn = await app().call(authRoutes.login, { body: { email, password: owner.password } });
    expect(signedIn.status).toBe(200);
  });
});
