/** Languages of the browser in tests: they format dates and numbers as for a British visitor on every machine. */
const languages = { value: ['en-GB'], configurable: true };
if ('navigator' in globalThis) Object.defineProperty(navigator, 'languages', languages);
else
  Object.defineProperty(globalThis, 'navigator', {
    value: Object.defineProperty({}, 'languages', languages),
  });

/** Time limit for content to appear, which takes long on a busy machine. */
const ASYNC_UTIL_TIMEOUT_MS = 10_000;
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: ASYNC_UTIL_TIMEOUT_MS });
}

// Makes this file a module, which may use a top-level await.
export {};
