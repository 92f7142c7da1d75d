/**
 * Lets zod check without `new Function`. It would try that once on every page, and the browser reports the attempt to
 * the content security policy, which forbids it. Has to be called before the first schema is loaded; zod itself is not
 * loaded here, for not every page needs it.
 */
export function keepZodFromEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
