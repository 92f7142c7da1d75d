/** Country code of numbers without one: most clients write their number as it is dialled at home. */
const HOME_COUNTRY_CODE = '+91';

/** The number with its country code: "+91 98400 12345" for "98400 12345". A number that has one stays as it is. */
export const withCountryCode = (number: string): string =>
  /^\s*(\+|00)/.test(number) ? number.trim() : `${HOME_COUNTRY_CODE} ${number.trim()}`;
