/** A vendor and customers of an installation of several processes, by the calls that people use. */
import { setTimeout as sleep } from 'node:timers/promises';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { type ManualProgress, manualRoutes } from '../../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { planRoutes } from '../../../contracts/plans/plans.ts';
import type { Route } from '../../../contracts/route.ts';
import { callServer, type ServerCall, type ServerReply } from '../call-server.ts';
import { pumpManual } from '../products.ts';
import { ADMIN } from '../server-process.ts';
import type { Cluster } from './cluster.ts';

const POLL_MS = 100;
const READING_TIMEOUT_MS = 60_000;

export const VENDOR = {
  name: 'Ines Halloran',
  email: 'ines@vendor.example',
  password: 'a-good-long-password',
};

export type SceneLink = { companyId: string; productId: string; uniqueId: string };
/** Where a call is sent, and the address that it seems to come from; else the proxy, and one that nobody else has. */
export type Way = { origin?: string; address?: string };
export type ClusterScene = Awaited<ReturnType<typeof setClusterScene>>;

/** Makes the vendor. The processes need `TRUSTED_PROXIES` 2: their proxy, and these calls, which name addresses. */
export async function setClusterScene(cluster: Pick<Cluster, 'url' | 'web'>) {
  let callers = 0;
  const nextAddress = (): string => {
    callers += 1;
    return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
  };

  function call(route: Route, input: ServerCall = {}, way: Way = {}): Promise<ServerReply> {
    const { origin = cluster.url, address = nextAddress() } = way;
    return callServer(origin, route, { ...input, headers: { ...input.headers, 'x-forwarded-for': address } });
  }

  /** A call that has to work; gives its data. */
  async function act<T>(route: Route, input: ServerCall = {}, way: Way = {}): Promise<T> {
    const { status, body } = await call(route, input, way);
    if (status >= 300) throw new Error(`${route.path} answered ${status}: ${JSON.stringify(body)}`);
    return (body.data ?? body) as T;
  }

  const vendor = await createVendor(act);
  const { companyId, token } = vendor;

  const progressOf = (productId: string, way?: Way): Promise<ManualProgress[]> =>
    act(manualRoutes.progress, { token, params: { productId } }, way);

  return {
    vendor,
    call,
    act,
    progressOf,
    /** Origins of the web servers that run now. */
    origins: (): string[] => cluster.web.map((node) => node.current().url),

    /** A product with a short manual that is still to be read; gives its id. */
    async upload(name: string): Promise<string> {
      const file = new File([new Uint8Array(pumpManual())], 'pump.pdf');
      const fields = { product_name: name };
      return (await act<{ _id: string }>(productRoutes.upload, { token, fields, file }))._id;
    },

    /** Waits until its manual answers. */
    async untilRead(productId: string): Promise<ManualProgress[]> {
      for (let waitedMs = 0; waitedMs < READING_TIMEOUT_MS; waitedMs += POLL_MS) {
        const manuals = await progressOf(productId);
        if (manuals.every(({ status }) => status === 'ready')) return manuals;
        await sleep(POLL_MS);
      }
      throw new Error('The manual was not read in time.');
    },

    /** A customer's link, which is mailed, too. */
    async link(productId: string, email: string): Promise<SceneLink> {
      const body = { companyId, productId, email };
      const { uniqueId } = await act<{ uniqueId: string }>(chatbotRoutes.createBot, { token, body });
      const limit = { params: { productId, uniqueId }, body: { queryLimit: 100_000 } };
      await act(chatbotRoutes.updateLimit, { token, ...limit });
      return { companyId, productId, uniqueId };
    },

    /** @param key names the question, so that sending it again is charged once */
    ask: (to: SceneLink, question: string, key?: string, way?: Way): Promise<ServerReply> =>
      call(
        chatRoutes.askBot,
        { body: { ...to, question }, headers: key === undefined ? {} : { 'idempotency-key': key } },
        way,
      ),
  };
}

type Act = <T>(route: Route, input?: ServerCall) => Promise<T>;

/** An approved company with the plan without limits. */
async function createVendor(act: Act): Promise<{ token: string; companyId: string }> {
  const { token: adminToken } = await act<{ token: string }>(authRoutes.login, { body: ADMIN });
  const { token } = await act<{ token: string }>(authRoutes.register, { body: VENDOR });
  const body = {
    company_name: 'Halloran Pumps',
    company_email: 'service@vendor.example',
    company_contact: '+1 555 0142',
  };
  const { _id: companyId } = await act<{ _id: string }>(companyRoutes.createProfile, { token, body });
  const { _id: userId } = await act<{ _id: string }>(authRoutes.userInfo, { token });
  await act(adminRoutes.approveUser, { token: adminToken, body: { userId } });
  const purchase = { companyId, plan: 'Enterprise', months: 12 };
  await act(planRoutes.adminCreatePurchase, { token: adminToken, body: purchase });
  return { token, companyId };
}
