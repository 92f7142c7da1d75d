/** The address if a link may lead to it (http or https), otherwise null: addresses that people type are not trusted. */
export function safeUrl(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
