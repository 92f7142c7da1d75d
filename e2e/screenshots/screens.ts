/** Every screen there is a picture of: where it is, who looks at it, and what is done there first. */
import type { Page } from 'playwright-core';
import { paths } from '../../contracts/paths.ts';
import type { Person, Places } from './stage.ts';

export type Screen = {
  /** File name of its pictures. */
  name: string;
  person: Person;
  path: (places: Places) => string;
  /** Before the address is opened: what the network does. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Once it is open: what has to be pressed. */
  act?: (page: Page) => Promise<unknown>;
  /** For what only a phone or only a desktop shows. */
  only?: 'phone' | 'desktop';
  /** For a state that lasts only while the network does not answer. */
  isUnfinished?: boolean;
};

const at = (path: string) => () => path;
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
/** The call fails on its way. */
const fail = (call: string) => (page: Page) => page.route(`**${call}*`, (route) => route.abort());
/** The call is never answered. */
const hang = (call: string) => (page: Page) => page.route(`**${call}*`, () => undefined);
const refuseScript = (name: string) => (page: Page) =>
  page.route(`**/${name}-*.js`, (route) => route.abort());

const open: Screen[] = [
  { name: 'landing', person: 'visitor', path: at(paths.landing.path) },
  { name: 'landing-signed-in', person: 'owner', path: at(paths.landing.path) },
  { name: 'register', person: 'visitor', path: at(paths.register.path) },
  { name: 'register-errors', person: 'visitor', path: at(paths.register.path), act: press('Sign up') },
  { name: 'login', person: 'visitor', path: at(paths.login.path) },
  {
    name: 'login-refused',
    person: 'visitor',
    path: at(paths.login.path),
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await press('Login Now')(page);
      await page.getByText('Please Enter Valid Details').waitFor();
    },
  },
  { name: 'unauthorized', person: 'visitor', path: at(paths.unauthorized.path) },
  { name: 'not-found', person: 'visitor', path: at('/no-such-page') },
  { name: 'crash', person: 'visitor', path: at(paths.login.path), prepare: refuseScript('login') },
];

const waiting: Screen[] = [
  { name: 'create-company', person: 'newcomer', path: at(paths.createCompany.path) },
  { name: 'thanks-without-company', person: 'newcomer', path: at(paths.thanks.path) },
  { name: 'thanks', person: 'waiting', path: at(paths.thanks.path) },
  { name: 'waiting-for-approval', person: 'waiting', path: at(paths.products.path) },
  { name: 'waiting-without-company', person: 'newcomer', path: at(paths.products.path) },
];

const workspace: Screen[] = [
  { name: 'dashboard', person: 'owner', path: at(paths.dashboard.path) },
  { name: 'dashboard-empty', person: 'beginner', path: at(paths.dashboard.path) },
  {
    name: 'contents',
    person: 'owner',
    path: at(paths.dashboard.path),
    act: press('Contents'),
    only: 'phone',
  },
  { name: 'products', person: 'owner', path: at(paths.products.path) },
  { name: 'products-empty', person: 'beginner', path: at(paths.products.path) },
  { name: 'products-none-found', person: 'owner', path: at(`${paths.products.path}?search=zzz`) },
  {
    name: 'products-failed',
    person: 'owner',
    path: at(paths.products.path),
    prepare: fail('/api/company/all-products'),
  },
  {
    name: 'products-loading',
    person: 'owner',
    path: at(paths.products.path),
    prepare: hang('/api/company/all-products'),
    isUnfinished: true,
  },
  { name: 'upload-product', person: 'owner', path: at(paths.uploadProduct.path) },
  { name: 'product', person: 'owner', path: ({ productId }) => paths.productDetails.href(productId) },
  {
    name: 'product-manuals',
    person: 'owner',
    path: ({ productId }) => `${paths.productDetails.href(productId)}?tab=manuals`,
  },
  {
    name: 'product-media',
    person: 'owner',
    path: ({ productId }) => `${paths.productDetails.href(productId)}?tab=media`,
  },
  {
    name: 'product-missing',
    person: 'owner',
    path: at(paths.productDetails.href('00000000-0000-7000-8000-000000000000')),
  },
  { name: 'edit-product', person: 'owner', path: ({ productId }) => paths.editProduct.href(productId) },
  { name: 'video-link', person: 'owner', path: ({ productId }) => paths.uploadVideoLink.href(productId) },
  { name: 'error-image', person: 'owner', path: ({ productId }) => paths.uploadImageLink.href(productId) },
  {
    name: 'create-link',
    person: 'owner',
    path: ({ companyId, productId }) => paths.createLink.href(companyId, productId),
  },
  { name: 'chatbots', person: 'owner', path: at(paths.chatbots.path) },
  { name: 'chatbots-empty', person: 'beginner', path: at(paths.chatbots.path) },
  { name: 'chatbots-delete', person: 'owner', path: at(paths.chatbots.path), act: press(/^Delete/) },
];

const administrator: Screen[] = [
  { name: 'clients', person: 'admin', path: at(paths.adminClients.path) },
  { name: 'clients-suspend', person: 'admin', path: at(paths.adminClients.path), act: press(/^Suspend/) },
  { name: 'client', person: 'admin', path: ({ clientId }) => paths.adminClient.href(clientId) },
  { name: 'demo-requests', person: 'admin', path: at(paths.adminDemoRequests.path) },
  { name: 'outbox', person: 'admin', path: at(paths.adminOutbox.path) },
];

const openCitedPage = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /p\. ?\d+/ })
    .first()
    .click();
};

const chat: Screen[] = [
  { name: 'chat', person: 'visitor', path: (places) => places.chat },
  { name: 'chat-page', person: 'visitor', path: (places) => places.chat, act: openCitedPage },
  { name: 'chat-new', person: 'visitor', path: (places) => places.newChat },
  {
    name: 'chat-question-failed',
    person: 'visitor',
    path: (places) => places.newChat,
    prepare: fail('/api/chatbot/ask-bot'),
    act: async (page) => {
      await page.getByRole('textbox').fill('How do I descale it?');
      await press('Send')(page);
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
  },
  { name: 'chat-closed', person: 'visitor', path: (places) => places.closedChat },
  {
    name: 'chat-unknown',
    person: 'visitor',
    path: ({ companyId, productId }) => paths.chat.href(companyId, productId, 'no-such-link'),
  },
  {
    name: 'chat-failed',
    person: 'visitor',
    path: (places) => places.newChat,
    prepare: fail('/api/chatbot/current-bot'),
  },
  {
    name: 'chat-loading',
    person: 'visitor',
    path: (places) => places.newChat,
    prepare: hang('/api/chatbot/current-bot'),
    isUnfinished: true,
  },
];

export const screens: readonly Screen[] = [...open, ...waiting, ...workspace, ...administrator, ...chat];
