/** Finds out how a video can be watched. */

/**
 * The source of a video. `file` and `embed` play in place, the latter in the site's own player at `url`; `link` opens
 * the video's site. Null is no web address, and the video is not offered.
 */
export type VideoSource = { kind: 'file' | 'embed' | 'link'; url: string; site: string } | null;

const PLAYABLE = /\.(mp4|m4v|webm|ogv|ogg|mov)$/i;
const SITES: Record<string, string> = {
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^(www|m|player)\./, '');

/** The source of a stored video link; null for anything but http(s). */
export const videoSource = (link: string): VideoSource => {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = hostOf(url);
  const site = SITES[host] ?? host;
  const player = playerOf(site, url);
  if (player) return { kind: 'embed', url: player, site };
  const isFile = !(host in SITES) && PLAYABLE.test(url.pathname);
  return { kind: isFile ? 'file' : 'link', url: url.href, site };
};

/** The address of a known site's player for a video; null if the address names no video (a channel, a search). */
function playerOf(site: string, url: URL): string | null {
  if (site === 'YouTube') {
    const id = youtubeId(url);
    return id && `https://www.youtube-nocookie.com/embed/${id}`;
  }
  if (site === 'Vimeo') {
    const [, id, hash] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
    const key = hash ?? url.searchParams.get('h');
    return id ? `https://player.vimeo.com/video/${id}${key ? `?h=${encodeURIComponent(key)}` : ''}` : null;
  }
  return null;
}

/** The id of a YouTube video, eleven characters: in `watch?v=`, `/embed/…`, `/shorts/…`, `/live/…`, or a short link. */
function youtubeId(url: URL): string | null {
  const inPath = /^\/(?:(?:embed|shorts|live)\/)?([\w-]{11})\/?$/.exec(url.pathname)?.[1];
  const id = inPath ?? url.searchParams.get('v');
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}
