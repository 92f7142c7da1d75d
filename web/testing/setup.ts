/** Tests read dates and numbers as a British visitor does, whatever the machine prefers, with a page and without one. */
const languages = { value: ['en-GB'], configurable: true };
if ('navigator' in globalThis) Object.defineProperty(navigator, 'languages', languages);
else
  Object.defineProperty(globalThis, 'navigator', {
    value: Object.defineProperty({}, 'languages', languages),
  });
