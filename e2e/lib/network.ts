/** A network that does not do what the product hopes for. */
import type { Page } from 'playwright-core';

type Failure = { status: number; code?: string; message?: string };

const FAILURE: Failure = { status: 500, code: 'internal', message: 'Server error. Please try again later.' };

/** An answer that is final: nothing asks again by itself. */
export const REFUSAL: Failure = { status: 409, code: 'conflict', message: 'Not today.' };

/** Lets a call fail as often as it is made, until the returned function is called. @param path with `*` for what differs */
export async function breakCall(page: Page, path: string, failure = FAILURE): Promise<() => Promise<void>> {
  const pattern = `**${path}`;
  await page.route(pattern, (route) => route.fulfill({ status: failure.status, json: failure }));
  return () => page.unroute(pattern);
}

/**
 * Has the answers of a call changed before the page sees them. Call the returned function before the page is closed: it
 * also lets go of an answer that is still on its way.
 */
export async function changeReply<Reply>(
  page: Page,
  path: string,
  change: (reply: Reply) => unknown,
): Promise<() => Promise<void>> {
  const pattern = `**${path}`;
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}
