/** Tests read dates and numbers as a British visitor does, whatever the machine prefers. */
Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
