import { hashToken } from './tokens.ts';

/** Under what an e-mail address is known again where nobody has to read it. */
export const hashAddress = (address: string): string => hashToken(address.toLowerCase());
