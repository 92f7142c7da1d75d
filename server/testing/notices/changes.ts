/** Customers who are told of changes, and versions that change something, for tests. */
import { answerWatchRoutes } from '../../../contracts/chat/answer-watches.ts';
import { type ChangingVersion, type Notice, noticeRoutes } from '../../../contracts/manuals/notices.ts';
import type { TestCompany } from '../accounts.ts';
import { eventually } from '../jobs.ts';
import { mailsTo } from '../mails.ts';
import { makePdf } from '../manual-fixtures.ts';
import type { TestLink } from '../products.ts';
import type { TestApp } from '../test-app.ts';

/** A page about care, a page about warranty. @param interval what it says of descaling; null: nothing */
export const careManual = (
  interval: string | null,
  { first = 'Put the machine on a level table.' } = {},
): Buffer =>
  makePdf([
    [{ text: '1 Setting up', sizePt: 18 }, { text: first }],
    [
      { text: '2 Descaling', sizePt: 18 },
      ...(interval === null ? [] : [{ text: interval }]),
      { text: 'Pour the descaling agent into the water tank.' },
      { text: '3 Warranty', sizePt: 18 },
      { text: 'The warranty of the machine holds for 2 years.' },
    ],
  ]);

/** The path of the page of an address, by its last mail. */
export async function watchPageOf(app: TestApp, email: string): Promise<string> {
  const text = (await mailsTo(app, email))[0]?.text ?? '';
  const [url] = /https?:\/\/\S+\/told\/\S+/.exec(text) ?? [];
  if (url === undefined) throw new Error(`No mail to ${email} leads to a page.`);
  return new URL(url).pathname;
}

/** Presses a button of such a page. */
export const pressOn = (app: TestApp, page: string, part: 'confirm' | 'stop') =>
  app.app.inject({
    method: 'POST',
    url: `${page}/${part}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

/** Has an address told of changes: asked for on a link, and confirmed. @returns its page */
export async function watchChanges(
  app: TestApp,
  { uniqueId }: Pick<TestLink, 'uniqueId'>,
  email: string,
  more: { lang?: string; visit?: string } = {},
): Promise<string> {
  const asked = await app.call(answerWatchRoutes.ask, { body: { uniqueId, email, ...more } });
  if (asked.status !== 200) throw new Error(`It was refused: ${asked.text}`);
  const page = await watchPageOf(app, email);
  await pressOn(app, page, 'confirm');
  return page;
}

/** What the vendor is shown. */
export async function showChanges(app: TestApp, { token }: TestCompany, productId: string) {
  const { body } = await app.call(noticeRoutes.show, { token, params: { productId } });
  return body.data as { versions: ChangingVersion[]; people: number; notices: Notice[] };
}

/** Waits until the newest version is compared. @param version its number */
export const compared = (
  app: TestApp,
  vendor: TestCompany,
  productId: string,
  version: number,
): Promise<ChangingVersion> =>
  eventually(async () => {
    const [newest] = (await showChanges(app, vendor, productId)).versions;
    if (newest?.version !== version || newest.comparedAt === null) throw new Error('It is not compared yet.');
    return newest;
  });
