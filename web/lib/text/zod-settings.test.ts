import { expect, it, vi } from 'vitest';
import { keepZodFromEval } from './zod-settings.ts';

it('is read by zod, which then tries no function from text', async () => {
  keepZodFromEval();
  const construct = vi.fn();
  vi.stubGlobal('Function', construct);
  const { z } = await import('zod');
  expect(z.config().jitless).toBe(true);
  expect(z.object({ name: z.string() }).safeParse({ name: 'Pump' }).success).toBe(true);
  expect(construct).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
