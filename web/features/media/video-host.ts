/** The site a video link leads to, as people know it: "youtube.com". The link itself when it is no address. */
export function videoHost(link: string): string {
  try {
    return new URL(link).hostname.replace(/^www\./, '');
  } catch {
    return link;
  }
}
