/** Password of the demo company's owner; printed at the start, for everyone to try. */
export const DEMO_PASSWORD = 'try-manualist';
