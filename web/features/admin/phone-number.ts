/** Most clients write their number as they dial it at home. */
const HOME_COUNTRY_CODE = '+91';

/** The number as it is dialled from abroad: "+91 98400 12345" for "98400 12345"; one with a country code stays. */
export const withCountryCode = (number: string): string =>
  /^\s*(\+|00)/.test(number) ? number.trim() : `${HOME_COUNTRY_CODE} ${number.trim()}`;
