/** The address if a link may lead there (http or https), else null: what a client typed is not trusted. */
export function safeUrl(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
