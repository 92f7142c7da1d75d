import { LOCALE, perLocale } from './locale.ts';

const BYTES_PER_MB = 1024 * 1024;
const BYTES_PER_GB = 1024 * BYTES_PER_MB;

const dateFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const dateTimeFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }),
);
// Days of counters are in UTC; in the reader's own time zone they could become the days before.
const dayFormat = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const shortDayFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const numberFormat = perLocale((locale) => new Intl.NumberFormat(locale));
const languageNamesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' });
const languageNames = perLocale(languageNamesIn);

/** "21 Nov 2026" (in Britain) for an ISO timestamp, in the reader's time zone; an em dash if it is no time. */
export function formatDate(timestamp: string | null): string {
  const date = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '—' : dateFormat().format(date);
}

/** "21 Nov 2026, 14:05". */
export function formatDateTime(timestamp: string | null): string {
  const date = new Date(timestamp ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '—' : dateTimeFormat().format(date);
}

/** "24 Oct – 20 Nov 2026" for two days `YYYY-MM-DD`; "20 Nov 2026" if they are the same. */
export const formatDays = (from: string, to: string): string =>
  dayFormat().formatRange(new Date(from), new Date(to));

/** "24 Oct" for a day `YYYY-MM-DD`. */
export const formatShortDay = (day: string): string => shortDayFormat().format(new Date(day));

/** Below it nothing is grouped, in any language of the texts. */
const FIRST_GROUPED = 1000;

/**
 * "1,386". To make the first format takes a phone longer than to draw a screen, and the figures of most screens are so
 * small that none is needed.
 */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value < FIRST_GROUPED
    ? String(value)
    : numberFormat().format(value);

/** "₹599", "$7.50". */
export const formatPrice = (price: number, currency: string): string =>
  new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: Number.isInteger(price) ? 0 : 2,
  }).format(price);

/** "₹" for INR. */
export const symbolOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** "₹599, $7.50" for prices by currency code. */
export const formatPrices = (prices: Readonly<Record<string, number>>): string =>
  Object.entries(prices)
    .map(([currency, price]) => formatPrice(price, currency))
    .join(', ');

/** "18.42 MB", with `digits` after the point. */
export const formatMegabytes = (bytes: number, digits = 2): string => {
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${(bytes / BYTES_PER_MB).toLocaleString(LOCALE, exact)} MB`;
};

/** The size of a chosen file: "0.50 MB", and "7 KB" where that would read 0.00 MB. */
export const formatFileSize = (bytes: number): string =>
  bytes < BYTES_PER_MB / 100 ? formatBytes(bytes) : formatMegabytes(bytes);

/** "86%" for 0.86. */
export const formatPercent = (share: number): string =>
  share.toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: 0 });

/** "12 KB", "18.4 MB", "1.2 GB". */
export function formatBytes(bytes: number): string {
  if (bytes < BYTES_PER_MB) return `${formatNumber(Math.ceil(bytes / 1024))} KB`;
  if (bytes < BYTES_PER_GB) return formatMegabytes(bytes, 1);
  return `${(bytes / BYTES_PER_GB).toLocaleString(LOCALE, { maximumFractionDigits: 1 })} GB`;
}

/** "German" for ISO 639-1 `de`, in the language of the texts or in another one; an unknown code stays as it is. */
export function formatLanguage(code: string, language?: string): string {
  try {
    const names = language === undefined ? languageNames() : languageNamesIn(language);
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
