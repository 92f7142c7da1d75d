/** A procedure followed one step at a time, on a phone and by keyboard. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP } from '../lib/browser.ts';
import { setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import {
  fakeListening,
  fakeSpeaking,
  finishSpeaking,
  hear,
  isSilent,
  saidAloud,
} from '../lib/fake-speech.ts';
import { NOISE, NOISY_PUMP_MANUAL } from '../lib/noisy-pump.ts';
import { joinScene } from '../lib/scene.ts';

const MACHINE = readFileSync(join(import.meta.dirname, '../..', 'sample', 'manual.pdf'));

const scene = joinScene();
const pump = setCustomers(scene, { name: 'Pump P9', manual: NOISY_PUMP_MANUAL });
const machine = setCustomers(scene, {
  owner: 'Omar Reyes',
  name: 'Machine',
  manual: new File([new Uint8Array(MACHINE)], 'machine.pdf'),
});

const player = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true }).click();
const seeStep = (page: Page, text: string) => player(page).getByRole('status').getByText(text).waitFor();

describe('step by step', () => {
  it('shows one step, its warning before it, goes on and back, and asks at the end', async () => {
    const { page, close, problems } = await pump.openProcedure(NOISE);
    await page.getByRole('button', { name: 'Step by step' }).click();
    await seeStep(page, 'Step 1 of 4');
    const label = player(page).getByRole('note', { name: 'warning from the manual' });
    await player(page).getByText('Switch the pump off at the wall.').waitFor();
    expect(await label.count()).toBe(0);
    expect(await player(page).getByRole('button', { name: 'Back' }).count()).toBe(0);
    await expectGoodLooks(page);
    await press(page, 'Done');
    await press(page, 'Done');
    await seeStep(page, 'Step 3 of 4');
    await label.getByText('Let the pump cool down for 30 minutes before you open the screw.').waitFor();
    const text = player(page).getByText('Open the bleed screw by half a turn.');
    const [above, below] = [await label.boundingBox(), await text.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await expectGoodLooks(page);
    await press(page, 'Back');
    await seeStep(page, 'Step 2 of 4');
    for (let step = 2; step <= 4; step += 1) await press(page, 'Done');
    await seeStep(page, 'All 4 steps done');
    await expectGoodLooks(page);
    await press(page, 'Works');
    await player(page).waitFor({ state: 'detached' });
    const works = page.getByRole('button', { name: 'Works', exact: true });
    await expect.poll(() => works.getAttribute('aria-pressed')).toBe('true');
    expect(problems).toEqual([]);
    await close();
  });

  it('is where it was left after a reload, open or closed', async () => {
    const { page, close } = await pump.openProcedure(NOISE);
    await page.getByRole('button', { name: 'Step by step' }).click();
    await press(page, 'Done');
    await seeStep(page, 'Step 2 of 4');
    await page.reload();
    await seeStep(page, 'Step 2 of 4');
    await press(page, 'Close');
    await page.reload();
    await page.getByRole('button', { name: 'Go on at step 2 of 4' }).click();
    await seeStep(page, 'Step 2 of 4');
    await close();
  });

  it('shows the figure with the step that names it, and the page over it', async () => {
    const { page, close, problems } = await machine.openProcedure('How do I change the group gasket?', {
      viewport: DESKTOP,
    });
    await page.getByRole('button', { name: 'Step by step' }).click();
    await seeStep(page, 'Step 1 of');
    const figure = player(page).getByRole('img');
    expect(await figure.count()).toBe(0);
    await player(page).getByRole('note').getByText('The group is at 93 °C').waitFor();
    await press(page, 'Done');
    await figure.waitFor();
    await expect.poll(() => figure.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await player(page).getByText('The warning for all steps').waitFor();
    await expectGoodLooks(page);
    await player(page)
      .getByRole('button', { name: /^p\. ?\d+/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Zoom in' }).last().waitFor();
    await page.keyboard.press('Escape');
    await seeStep(page, 'Step 2 of');
    expect(problems).toEqual([]);
    await close();
  });

  it('takes the focus from step to step, closes with Escape and gives the focus back', async () => {
    const { page, close } = await pump.openProcedure(NOISE, { viewport: DESKTOP });
    const opener = page.getByRole('button', { name: 'Step by step' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const isStepFocused = (text: string) =>
      expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain(text);
    await isStepFocused('Switch the pump off at the wall.');
    await player(page).getByRole('button', { name: 'Done' }).press('Enter');
    await isStepFocused('Close the valves V1 and V2.');
    await page.keyboard.press('Escape');
    await player(page).waitFor({ state: 'detached' });
    const goOn = page.getByRole('button', { name: 'Go on at step 2 of 4' });
    await expect.poll(() => goOn.evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });

  it('gives way to Back, as the page over it does, and the chat stays', async () => {
    const { page, close, problems } = await pump.openProcedure(NOISE);
    const { pathname } = new URL(page.url());
    await page.getByRole('button', { name: 'Step by step' }).click();
    await seeStep(page, 'Step 1 of');
    await player(page)
      .getByRole('button', { name: /^p\. ?\d+/ })
      .first()
      .click();
    const zoom = page.getByRole('button', { name: 'Zoom in' }).last();
    await zoom.waitFor();
    await page.goBack();
    await zoom.waitFor({ state: 'detached' });
    await seeStep(page, 'Step 1 of');
    await page.goBack();
    await player(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Step by step' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(problems).toEqual([]);
    await close();
  });

  it('leads from what does not work to what else can be done', async () => {
    const { page, close } = await pump.openProcedure(NOISE);
    await page.getByRole('button', { name: 'Step by step' }).click();
    await press(page, 'Does not work');
    await player(page).waitFor({ state: 'detached' });
    const worksNot = page.getByRole('button', { name: 'Does not work', exact: true }).first();
    await expect.poll(() => worksNot.getAttribute('aria-pressed')).toBe('true');
    await close();
  });
});

describe('hands free', () => {
  it('reads each step with its warnings, and goes on, back and asks how far by what is said', async () => {
    const { page, close, problems } = await pump.openProcedure(NOISE);
    await fakeListening(page);
    await fakeSpeaking(page);
    await page.reload();
    await page.getByRole('button', { name: 'Step by step' }).click();
    await press(page, 'Hands free');
    const told = 'Say “next”, “back”, “repeat”, “how far” or “stop”.';
    const texts = async () => (await saidAloud(page)).map(({ text }) => text);
    /** Waits until a text is read, lets the voice end, and says what is heard then. */
    const sayAfter = async (text: string, words: string) => {
      await expect.poll(texts).toContain(text);
      await finishSpeaking(page);
      await player(page).getByText(told).waitFor();
      await hear(page, [words], true);
    };
    await sayAfter('Switch the pump off at the wall.', 'okay next');
    await seeStep(page, 'Step 2 of 4');
    await expectGoodLooks(page);
    await expect.poll(() => isSilent(page)).toBe(false);
    const second = (await texts()).at(-1) ?? '';
    await sayAfter(second, 'next');
    await seeStep(page, 'Step 3 of 4');
    const step = 'Open the bleed screw by half a turn.';
    await sayAfter(step, 'how far');
    const all = await texts();
    const warning = 'Let the pump cool down for 30 minutes before you open the screw.';
    expect(all.findIndex((text) => text.includes(warning))).toBeLessThan(all.indexOf(step));
    expect(all.some((text) => text.includes(warning))).toBe(true);
    await sayAfter('Step 3 of 4', 'go back');
    await seeStep(page, 'Step 2 of 4');
    await finishSpeaking(page);
    await player(page).getByText(told).waitFor();
    await hear(page, ['stop'], true);
    const toggle = player(page).getByRole('button', { name: 'Hands free' });
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('false');
    expect(problems).toEqual([]);
    await close();
  });
});
