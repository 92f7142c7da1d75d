/** Dictating a question, and having the answer read aloud. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import {
  failListening,
  fakeListening,
  fakeSpeaking,
  finishSpeaking,
  hear,
  isSilent,
  listeningLanguage,
  saidAloud,
  withoutListening,
} from '../lib/fake-speech.ts';
import { NOISE, NOISY_PUMP_MANUAL } from '../lib/noisy-pump.ts';
import { joinScene } from '../lib/scene.ts';

const { openChat } = setCustomers(joinScene(), { name: 'Pump P9', manual: NOISY_PUMP_MANUAL });

/** A customer's browser whose voice or ears the test plays. */
const openFaked = (fake: (page: Page) => Promise<unknown>) =>
  openChat({ look: { isAlone: true }, prepare: fake });

const dictate = (page: Page) => page.getByRole('button', { name: 'Dictate' });

describe('dictating', () => {
  it('writes what is heard behind what is typed, live, and is sent as usual', async () => {
    const { page, close, problems } = await openFaked(fakeListening);
    const box = page.getByRole('textbox');
    await box.fill('Please:');
    await dictate(page).click();
    await page.getByText('Listening…').waitFor();
    expect(await listeningLanguage(page)).toBe('en-US');
    expect(await dictate(page).getAttribute('aria-pressed')).toBe('true');
    await hear(page, ['the pump']);
    await expect.poll(() => box.inputValue()).toBe('Please: the pump');
    await hear(page, ['the pump', ' is noisy']);
    await expect.poll(() => box.inputValue()).toBe('Please: the pump is noisy');
    await expectGoodLooks(page);
    await dictate(page).click();
    await hear(page, ['too late']);
    expect(await box.inputValue()).toBe('Please: the pump is noisy');
    await dictate(page).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Works', exact: true }).waitFor();
    expect(await dictate(page).getAttribute('aria-pressed')).toBe('false');
    expect(await box.inputValue()).toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  it('ends when somebody types, and says why when the browser gives up', async () => {
    const { page, close } = await openFaked(fakeListening);
    await dictate(page).click();
    await page.getByRole('textbox').pressSequentially('E');
    await expect.poll(() => dictate(page).getAttribute('aria-pressed')).toBe('false');
    await dictate(page).click();
    await failListening(page, 'not-allowed');
    await page.getByRole('alert').getByText('Speech recognition error: not-allowed').waitFor();
    expect(await dictate(page).getAttribute('aria-pressed')).toBe('false');
    await expectGoodLooks(page);
    await dictate(page).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await close();
  });

  it('is absent where the browser can’t listen, and that is said', async () => {
    const { page, close } = await openFaked(withoutListening);
    await page.getByText('Speech recognition is not supported in this browser.').waitFor();
    expect(await dictate(page).count()).toBe(0);
    await expectGoodLooks(page);
    await close();
  });
});

describe('reading aloud', () => {
  it('says the answer with its warnings, can be stopped, and ends by itself', async () => {
    const { page, close, problems } = await openFaked(fakeSpeaking);
    await askIn(page, NOISE);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    const stop = page.getByRole('button', { name: 'Stop reading' });
    await stop.waitFor();
    const said = await saidAloud(page);
    const text = said.map((utterance) => utterance.text).join(' ');
    expect(text).toContain('WARNING: Hot water. Let the pump cool down for 30 minutes');
    expect(text).toContain('Open the bleed screw by half a turn.');
    expect(text).not.toContain('p. 1');
    expect(new Set(said.map(({ lang }) => lang))).toEqual(new Set(['en-US']));
    await expectGoodLooks(page);
    await stop.click();
    expect(await isSilent(page)).toBe(true);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await stop.waitFor();
    await finishSpeaking(page);
    await page.getByRole('button', { name: 'Read aloud' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('falls silent when the page is left', async () => {
    const { page, close } = await openFaked(fakeSpeaking);
    await askIn(page, NOISE);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await page.getByRole('button', { name: 'Stop reading' }).waitFor();
    expect(await isSilent(page)).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(await isSilent(page)).toBe(true);
    await close();
  });
});
