/** What a screen is, and what can be done to it before its picture is taken. */
import type { Route as Interception, Page, Request } from 'playwright-core';
import type { Route } from '../../contracts/route.ts';
import type { Device } from './looks.ts';
import type { Person, Places } from './stage.ts';

export type Screen = {
  /** File name of its pictures. */
  name: string;
  person: Person;
  path: string | ((places: Places) => string);
  /** Before the address is opened: what the network does. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Once it is open: what is done, and what has to appear then. */
  act?: (page: Page) => Promise<unknown>;
  /** For what only a phone or only a desktop shows. */
  only?: Device;
  /** For a state that lasts only while the network does not answer. */
  isUnfinished?: boolean;
};

type Call = Pick<Route, 'method' | 'path'>;

/** What becomes of a call instead of being answered by the product; its parameters stand for anything. */
const instead = (call: Call, handle: (route: Interception) => unknown) => (page: Page) =>
  page.route(`**${call.path.replace(/:\w+/g, '*')}*`, async (route) => {
    // Other calls have the same address.
    if (route.request().method() === call.method) await handle(route);
    else await route.fallback();
  });

/** The call fails on its way. */
export const fail = (call: Call) => instead(call, (route) => route.abort());

/** Requests that wait for an answer which never comes. */
const hanging = new Map<Request, Interception>();

/** The call is never answered. */
export const hang = (call: Call) => instead(call, (route) => hanging.set(route.request(), route));

/** Whether the request waits for an answer which never comes. */
export const isHanging = (request: Request): boolean => hanging.has(request);

/** Breaks off what hangs on a page: a page that is closed lets it go on to the product, which would then answer. */
export async function abortHanging(page: Page): Promise<void> {
  for (const [request, route] of hanging) {
    if (request.frame().page() !== page) continue;
    hanging.delete(request);
    await route.abort();
  }
}

/** The call is answered without reaching the product, so that nothing changes for the screens after it. */
export const answer = (call: Call, json: { status: number } & Record<string, unknown>) =>
  instead(call, (route) => route.fulfill({ status: json.status, json }));

/** The answer of the call is changed on its way. */
export const change = (call: Call, edit: (data: Record<string, unknown>) => unknown) =>
  instead(call, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, data: edit(reply.data) } });
  });

/** The code of a screen does not arrive. */
export const refuseScript = (name: string) => (page: Page) =>
  page.route(`**/${name}-*.js`, (route) => route.abort());

/** Presses the first button of this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Unfolds the first of a list. */
export const unfold = (page: Page) =>
  page.getByRole('listitem').getByRole('button', { expanded: false }).first().click();

/** Chooses from the first menu of further actions. */
export const chooseMore = (name: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name }).click();
};

/** Fills fields by their labels. */
export const fill = (fields: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).first().fill(text);
};

/** Waits for words. */
export const see = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();

/** Waits for a question or a form above the page. */
export const seeDialog = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();

/** One after another. */
export const inTurn =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** Presses a button that opens a dialog. */
export const openDialog = (name: string | RegExp) => inTurn(press(name), seeDialog);
