/** Tests read dates and numbers as a British visitor does, whatever the machine prefers, with a page and without one. */
const languages = { value: ['en-GB'], configurable: true };
if ('navigator' in globalThis) Object.defineProperty(navigator, 'languages', languages);
else
  Object.defineProperty(globalThis, 'navigator', {
    value: Object.defineProperty({}, 'languages', languages),
  });

/** What a page shows comes late on a busy machine, which is no fault of it. */
const ASYNC_UTIL_TIMEOUT_MS = 10_000;
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: ASYNC_UTIL_TIMEOUT_MS });
}

// A module, that it may wait.
export {};
