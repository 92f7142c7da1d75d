/** How a video of an answer can be watched. */

/** `file` plays in place, `link` opens where it lives; null is no web address and is not offered. */
export type VideoSource = { kind: 'file' | 'link'; url: string; site: string } | null;

const PLAYABLE = /\.(mp4|m4v|webm|ogv|ogg|mov)$/i;
const SITES: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
};

const siteOf = (hostname: string): string => {
  const host = hostname.replace(/^(www|m|player)\./, '');
  return SITES[host] ?? host;
};

/** Source of a stored video link; anything but http(s) gives null. */
export const videoSource = (link: string): VideoSource => {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return { kind: PLAYABLE.test(url.pathname) ? 'file' : 'link', url: url.href, site: siteOf(url.hostname) };
};
