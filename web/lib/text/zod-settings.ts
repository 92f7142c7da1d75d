/**
 * Keeps zod from using `new Function`. It would try that once on every page, and the browser reports the attempt as a
 * violation of the content security policy. To be called before the first schema is loaded; zod itself is not imported
 * here, because not every page needs it.
 */
export function keepZodFromEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
