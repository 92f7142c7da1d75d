import type { Client } from '../../../contracts/admin/admin.ts';
import type { Chatbot } from '../../../contracts/chat/chatbots.ts';
import type { Product } from '../../../contracts/manuals/products.ts';
import { paths } from '../../../contracts/paths.ts';
import { writerReportPath } from '../../../contracts/writer-report-path.ts';
import { useSession } from '../../lib/browser/use-session.ts';
import { useSettled } from '../../lib/browser/use-settled.ts';
import { useFoundClients, useFoundCustomers, useFoundProducts } from './api/find.ts';
import { type Asked, askEntries, type Entry, fits, readTyped } from './entries.ts';
import { texts } from './texts.ts';

const PAUSE_MS = 120;
const MOST_WITH_ACTIONS = 2;

/** A page of the layout, and what leads to it. */
export type PalettePage = { label: string; href: string };

type Found = {
  entries: readonly Entry[];
  /** Whether something of what was looked for could not be loaded. */
  hasFailed: boolean;
  isLooking: boolean;
};

/** All entries for what was typed, in their order. */
export function useEntries(typed: string, pages: readonly PalettePage[], onLogout: () => void): Found {
  const { role, user } = useSession();
  const search = useSettled(readTyped(typed).search, PAUSE_MS);
  const isAdmin = role === 'admin';
  const products = useFoundProducts(search, !isAdmin);
  const some = useFoundProducts('', !isAdmin);
  const customers = useFoundCustomers(search, role === 'company');
  const clients = useFoundClients(search, isAdmin);
  const looks = [products, customers, clients];

  const found = products.data?.data ?? [];
  const asked = askEntries(typed, askable(found), askable(some.data?.data ?? []));
  const { question } = readTyped(typed);
  const entries = [
    ...found.map(({ _id, product_name }) =>
      go(`product-${_id}`, 'products', product_name, paths.productDetails.href(_id)),
    ),
    ...(customers.data?.data ?? []).map(customerEntry),
    ...(clients.data?.data ?? []).map(clientEntry),
    ...pages.map(({ label, href }) => go(`page-${href}`, 'pages', label, href)).filter(fitting(search)),
    ...(isAdmin
      ? []
      : [go('add', 'actions', texts.addProduct, paths.uploadProduct.path)].filter(fitting(search))),
    ...(search === ''
      ? []
      : found.slice(0, MOST_WITH_ACTIONS).flatMap(productActions(role, user?.company?._id))),
    ...[logoutEntry(onLogout)].filter(fitting(search)),
    ...asked,
  ];
  return {
    entries: question === null ? entries : asked,
    hasFailed: looks.some(({ isError }) => isError),
    isLooking: looks.some(({ isFetching }) => isFetching),
  };
}

const go = (id: string, group: Entry['group'], label: string, href: string): Entry => ({
  id,
  group,
  label,
  choice: { kind: 'go', href },
});

const fitting =
  (search: string) =>
  ({ label }: Entry): boolean =>
    fits(label, search);

/** Products that have something to answer from. */
const askable = (products: readonly Product[]): Asked[] =>
  products
    .filter(({ status }) => status === 'ready')
    .map(({ _id, product_name }) => ({ id: _id, name: product_name }));

const customerEntry = ({ _id, useremail, product, uniqueId }: Chatbot): Entry =>
  go(
    `customer-${_id}`,
    'customers',
    texts.customer(useremail, product.product_name),
    paths.conversation.href(product._id, uniqueId),
  );

const clientEntry = ({ id, company, user }: Client): Entry =>
  go(`client-${id}`, 'clients', company?.company_name ?? user.name, paths.adminClient.href(id));

/** What can be done with a product. Links are sent by approved companies only. */
const productActions =
  (role: string | null, companyId: string | undefined) =>
  ({ _id, product_name }: Product): Entry[] => {
    const check = go(
      `check-${_id}`,
      'actions',
      texts.manualCheck(product_name),
      paths.productCheck.href(_id),
    );
    if (role !== 'company' || companyId === undefined) return [check];
    const href = paths.createLink.href(companyId, _id);
    const report = writerReportPath.href(_id);
    return [
      go(`bot-${_id}`, 'actions', texts.createChatbot(product_name), href),
      check,
      go(`writer-${_id}`, 'actions', texts.writerReport(product_name), report),
    ];
  };

const logoutEntry = (onLogout: () => void): Entry => ({
  id: 'logout',
  group: 'actions',
  label: texts.logout,
  choice: { kind: 'do', run: onLogout },
});
