/** What a manual has done again and again: in the chat's list, below an answer, and in the customer's calendar. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { writePdf } from '../../engine/testing/pdf-writer.ts';
import { upkeepLanguages } from '../../web/features/chat/upkeep/texts.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectAccessible, expectGoodLooks } from '../lib/expect.ts';
import { mailedLink, newEmail } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';
import { manualPage } from '../lib/vendor.ts';

const manual = new File(
  [
    new Uint8Array(
      writePdf([
        manualPage('1 Descaling', [
          'Descale the machine every 200 cups or 3 months.',
          'Use a commercial agent for that.',
        ]),
        manualPage('2 Cleaning', ['Wipe the steam wand after each use.', 'Rinse the tank once a week.']),
        manualPage('3 Warranty', ['The warranty holds for 2 years.']),
      ]),
    ),
  ],
  'machine.pdf',
);

const scene = joinScene();
const machine = setCustomers(scene, { owner: 'Lena Okafor', name: 'Machine', manual });

const upkeep = (page: Page, language = 'en') =>
  page.getByRole('button', { name: upkeepLanguages[language]?.link ?? '', exact: true });

/** Presses a link that brings a file. @returns the content lines of the calendar, put together again */
async function take(page: Page, name: string | RegExp): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('upkeep.ics');
  const file = await readFile(await download.path(), 'utf8');
  return file.replaceAll('\r\n ', '').split('\r\n');
}
const valuesOf = (lines: readonly string[], name: string): string[] =>
  lines.flatMap((line) => (line.startsWith(name) ? [line.slice(line.indexOf(':') + 1)] : []));

describe('the upkeep of a product', () => {
  it('is a list on the phone, with intervals and pages, and goes into the calendar', async () => {
    const { page, close, problems } = await machine.openChat();
    await upkeep(page).click();
    const dialog = page.getByRole('dialog');
    const items = dialog.getByRole('listitem');
    await items.first().waitFor();
    expect(await items.locator('q').allTextContents()).toEqual([
      'Descale the machine every 200 cups or 3 months.',
      'Wipe the steam wand after each use.',
      'Rinse the tank once a week.',
    ]);
    expect(await items.nth(1).getByRole('link', { name: 'Page 2' }).getAttribute('href')).toMatch(/#page=2$/);
    await items.nth(1).getByText('No calendar counts this.').waitFor();
    await dialog.getByLabel('Last done on').fill('2026-01-31');
    await expectAccessible(page);
    await expectGoodLooks(page);
    const all = await take(page, 'All as calendar entries');
    expect(valuesOf(all, 'DTSTART')).toEqual(['20260430', '20260207']);
    expect(valuesOf(all, 'RRULE')).toEqual([
      'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30;BYSETPOS=-1',
      'FREQ=WEEKLY;INTERVAL=1',
    ]);
    expect(valuesOf(all, 'TRIGGER')).toEqual(['PT9H', 'PT9H']);
    const one = await take(page, 'Add to calendar: Rinse the tank once a week.');
    expect(valuesOf(one, 'SUMMARY')).toEqual(['Machine: Rinse the tank once a week.']);
    expect(valuesOf(one, 'UID')).toEqual(valuesOf(all, 'UID').slice(1));
    expect(problems).toEqual([]);
    await close();
  });

  it('is offered below the answer that says it, and below no other', async () => {
    const { page, close, problems } = await machine.openChat();
    await askIn(page, 'How often do I have to descale the machine?');
    const answer = page.locator('article.answer').first();
    await answer.getByRole('link', { name: /^Add to calendar: Descale/ }).waitFor();
    await expectGoodLooks(page);
    const lines = await take(page, /^Add to calendar: Descale/);
    expect(valuesOf(lines, 'RRULE')[0]).toMatch(/^FREQ=MONTHLY;INTERVAL=3/);
    await askIn(page, 'How long is the warranty?');
    const second = page.locator('article.answer').nth(1);
    await second.waitFor();
    expect(await second.getByRole('link', { name: /calendar/ }).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('reminds by mail once the address has confirmed it', async () => {
    const { page, close, problems } = await machine.openChat();
    await upkeep(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill('nobody');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText('Check the address.').waitFor();
    const email = newEmail('upkeep');
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText(/^A mail is on its way to /).waitFor();
    await scene.open(page, await mailedLink(scene, email, '/reminders/'));
    await page.getByText('Descale the machine every 200 cups or 3 months.').waitFor();
    expect(await page.getByText('Rinse the tank').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, remind me' }).click();
    await page.getByText(`Reminders to ${email} are on.`).waitFor();
    await page.getByRole('button', { name: 'Stop the reminders' }).click();
    await page.getByText('No more reminders come. The address is erased.').waitFor();
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
    await close();
  });

  it.each(['de', 'fr', 'es', 'hi'])('speaks %s', async (locale) => {
    const { page, close } = await machine.openChat({ look: { locale } });
    await upkeep(page, locale).click();
    const words = upkeepLanguages[locale];
    await page.getByText(words?.doneHint ?? '').waitFor();
    const all = await take(page, words?.all ?? '');
    expect(valuesOf(all, 'SUMMARY')).toHaveLength(2);
    expect(all.find((line) => line.startsWith('SUMMARY'))).toContain(`LANGUAGE=${locale}`);
    await expectGoodLooks(page);
    await close();
  });
});
