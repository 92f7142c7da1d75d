/** The pages around an account, with and without a session: nothing on them keeps people out, and they fit a phone. */
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../lib/expect.ts';
import { STRANGE_SUMMARY_TOKEN, signIn, signUp } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';

const SCHEMES = ['light', 'dark'] as const;

const scene = joinScene();
const { visit, visitAs, open } = scene;

describe('every page around the account', () => {
  const OPEN = ['/login', '/register', '/forgot-password', '/thanks-page', '/unauthorized', '/nowhere'];
  const WITH_KEY = [
    `/reset-password#${'x'.repeat(43)}`,
    `/confirm-email#${'x'.repeat(43)}`,
    paths.stopWeeklySummary.href(STRANGE_SUMMARY_TOKEN),
  ];

  async function expectFit(page: Page, path: string) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  it.each(SCHEMES)('has no fault of accessibility and fits a phone, %s', async (colorScheme) => {
    const { page, close } = await visit({ viewport: PHONE, colorScheme });
    for (const path of [...OPEN, ...WITH_KEY]) await expectFit(page, path);
    await close();
  });

  it.each(SCHEMES)('also signed in, %s', async (colorScheme) => {
    const { token, email } = await signUp(scene);
    await signIn(scene, email);
    const { page, close } = await visitAs({ token }, { viewport: PHONE, colorScheme });
    for (const path of ['/create-company', '/settings/account']) await expectFit(page, path);
    await close();
  });
});
