/** Address of the support team as the server wrote it into the page; null where none is configured. */
export function supportEmail(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="support-email"]');
  return meta?.content.trim() || null;
}
