/** Questions to ask at a press: to begin with, and after an answer. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { NOISY_PUMP_MANUAL } from '../lib/noisy-pump.ts';
import { joinScene } from '../lib/scene.ts';

const POPULAR = 'Why is the pump so noisy?';

const scene = joinScene();
const customers = setCustomers(scene, { name: 'Pump P9', manual: NOISY_PUMP_MANUAL });

beforeAll(async () => {
  const { companyId } = customers.vendor;
  for (const question of [POPULAR, POPULAR]) {
    const { uniqueId } = await customers.newChatbot();
    const body = { uniqueId, companyId, productId: customers.productId, question };
    await scene.api.call(chatRoutes.askBot, { body });
  }
});

const chip = (page: Page, text: string) => page.getByRole('listitem').getByRole('button', { name: text });

describe('suggestions', () => {
  it('begin with what others asked and what the manual answers, and ask at a press', async () => {
    const { page, close, problems } = await customers.openChat();
    await chip(page, 'How do I tighten the feet?').waitFor();
    await expectGoodLooks(page);
    await chip(page, POPULAR).click();
    await page.getByRole('button', { name: 'Works', exact: true }).waitFor();
    await page.getByText('14 of 15').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('follow an answer, at most three, none asked before, also over a reload', async () => {
    const { page, close } = await customers.openChat();
    await askIn(page, 'How do I clean the filter of a noisy pump?');
    const next = page.getByText('You can also ask').locator('..').getByRole('button');
    await next.first().waitFor();
    const offered = await next.allTextContents();
    expect(offered.length).toBeLessThanOrEqual(3);
    expect(offered).toContain('How do I tighten the feet?');
    expect(offered).not.toContain('How do I clean the filter of a noisy pump?');
    await page.reload();
    await next.first().waitFor();
    expect(await next.allTextContents()).toEqual(offered);
    await close();
  });
});
