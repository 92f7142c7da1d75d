/** A visitor tries a manual of their own on the landing page, and keeps it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pumpManual } from '../../server/testing/products.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../lib/expect.ts';
import { setScene } from '../lib/scene.ts';

const { visit, open } = setScene();
const SAMPLE = join(fileURLToPath(new URL('../../sample', import.meta.url)), 'manual.docx');

const regionOf = (page: Page) => page.getByRole('region', { name: 'Try it with your own manual' });
const choose = (page: Page, name: string, buffer: Buffer) =>
  regionOf(page).getByLabel('Your manual').setInputFiles({ name, mimeType: 'application/pdf', buffer });

describe('a manual that a visitor tries', () => {
  it('reads a visitor’s manual, answers with its page, and is a product once it is kept', async () => {
    const { page, close, problems } = await visit();
    await open(page, '/');
    const region = regionOf(page);
    await choose(page, 'pump.pdf', pumpManual());
    await region.getByText('Your manual answers').waitFor();
    await region.getByRole('button', { name: /p\. 1/ }).first().waitFor();
    await region.getByText(/It is deleted .+, unless you keep it/).waitFor();
    await region.getByLabel('Your question').fill('What does E-14 mean?');
    await region.getByRole('button', { name: 'Ask', exact: true }).click();
    await region.getByText('the water flow is too low').first().waitFor();
    await page.reload();
    await region.getByText('Your manual answers').waitFor();
    await region.getByRole('link', { name: 'Keep it' }).click();
    await page.getByLabel('Name').fill('Ines Halloran');
    await page.getByLabel('Email').fill('ines@tryout.example');
    await page.getByLabel('Password', { exact: true }).fill('a-good-long-password');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByLabel('Company Name').fill('Halloran Pumps');
    await page.getByRole('button', { name: 'Create Company Profile' }).click();
    await page.getByText('The manual that you tried is now your product “pump”.').waitFor();
    await page.getByRole('link', { name: 'Open it' }).click();
    await page.getByText('Not public yet', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Try it' }).click();
    await page.getByLabel('Question').first().waitFor();
    expect(await page.getByRole('link', { name: 'Create Chatbot' }).count()).toBe(0);
    await open(page, '/chatbots');
    await page.getByRole('heading', { name: 'Waiting for approval' }).waitFor();
    await open(page, '/');
    await region.getByLabel('Your manual').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
    await close();
  });

  it.each(['light', 'dark'] as const)(
    'says why a file can’t be tried, and forgets at a press, in %s',
    async (colorScheme) => {
      const { page, close } = await visit({ viewport: PHONE, colorScheme });
      await open(page, '/');
      const region = regionOf(page);
      await choose(page, 'notes.rtf', Buffer.from('E-14'));
      await region
        .getByRole('alert')
        .getByText('please use a PDF, DOCX, HTML, Markdown, text, EPUB, ODT, ZIP or PPTX file')
        .waitFor();
      await choose(page, 'pump.pdf', Buffer.from('<!doctype html>'));
      await region.getByRole('alert').getByText(/./).first().waitFor();
      await expectAccessible(page);
      await region.getByLabel('Your manual').setInputFiles(SAMPLE);
      await region.getByText('Your manual answers').waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await region.getByRole('button', { name: 'Delete it now' }).click();
      await region.getByLabel('Your manual').waitFor({ state: 'attached' });
      await page.reload();
      await region.getByLabel('Your manual').waitFor({ state: 'attached' });
      await close();
    },
  );
});
