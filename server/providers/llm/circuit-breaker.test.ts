import { describe, expect, it } from 'vitest';
import { withBreaker } from './circuit-breaker.ts';
import { type Completion, type LanguageModel, ModelError } from './language-model.ts';

const PAUSE_MS = 1000;
const reply: Completion = { text: 'Yes.', tokens: 1 };

/** A model that fails or not as told, and a clock that the test sets. */
function start(limits = {}) {
  const state = { isDown: true, nowMs: 0, calls: 0 };
  const model: LanguageModel = {
    complete: async () => {
      state.calls += 1;
      if (state.isDown) throw new ModelError('status');
      return reply;
    },
  };
  const guarded = withBreaker(
    model,
    { maxFailures: 3, pauseMs: PAUSE_MS, maxCalls: 2, ...limits },
    () => state.nowMs,
  );
  const ask = () =>
    guarded.complete([], AbortSignal.timeout(5000)).then(
      ({ text }) => text,
      (error: ModelError) => error.reason,
    );
  return { state, ask };
}

const failThrice = async (ask: () => Promise<string>) => [await ask(), await ask(), await ask()];

describe('withBreaker', () => {
  it('leaves a model alone that failed three times in a row', async () => {
    const { state, ask } = start();
    expect(await failThrice(ask)).toEqual(['status', 'status', 'status']);
    expect([await ask(), await ask()]).toEqual(['paused', 'paused']);
    expect(state.calls).toBe(3);
  });

  it('lets one call try after the pause, and goes on when it succeeds', async () => {
    const { state, ask } = start();
    await failThrice(ask);
    Object.assign(state, { nowMs: PAUSE_MS, isDown: false });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['Yes.', 'paused', 'paused']);
    expect([await ask(), await ask()]).toEqual(['Yes.', 'Yes.']);
  });

  it('pauses again when the try fails', async () => {
    const { state, ask } = start();
    await failThrice(ask);
    state.nowMs = PAUSE_MS;
    expect([await ask(), await ask()]).toEqual(['status', 'paused']);
    state.nowMs = 2 * PAUSE_MS - 1;
    expect(await ask()).toBe('paused');
  });

  it('counts failures in a row only', async () => {
    const { state, ask } = start();
    for (let i = 0; i < 4; i += 1) {
      state.isDown = true;
      expect([await ask(), await ask()]).toEqual(['status', 'status']);
      state.isDown = false;
      expect(await ask()).toBe('Yes.');
    }
  });

  it('refuses a call more than it may make at once, and takes the next when one has ended', async () => {
    const { state, ask } = start();
    state.isDown = false;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['Yes.', 'Yes.', 'busy']);
    expect(await ask()).toBe('Yes.');
  });
});
