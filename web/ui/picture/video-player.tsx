import { ExternalLink, Play } from 'lucide-react';
import { useState } from 'react';
import type { VideoSource } from '../../lib/browser/video-source.ts';
import { Button } from '../button/button.tsx';
import { texts } from '../page/texts.ts';
import { Notice } from '../state/notice.tsx';

type VideoPlayerProps = {
  source: NonNullable<VideoSource>;
  /** Description of the video. */
  title: string;
  /** WebVTT, for a file; empty or missing where there are none. */
  captions?: string | undefined;
};

/** A video that plays in place, as a file or in its site's player; otherwise a link to its site. */
export function VideoPlayer({ source, title, captions }: VideoPlayerProps) {
  if (source.kind === 'file') return <VideoFile url={source.url} title={title} captions={captions || null} />;
  if (source.kind === 'embed') return <SitePlayer source={source} title={title} />;
  return <VideoSiteLink source={source} title={title} />;
}

function VideoFile({ url, title, captions }: { url: string; title: string; captions: string | null }) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const retry = () => {
    setAttempt(attempt + 1);
    setHasFailed(false);
  };
  if (hasFailed) {
    return (
      <Notice tone="error" action={<Button onClick={retry}>{texts.tryAgain}</Button>}>
        {texts.brokenVideo}
      </Notice>
    );
  }
  return (
    <figure>
      <video
        key={attempt}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        className="w-full border border-hair bg-wash"
        onError={() => setHasFailed(true)}
      >
        <track
          kind="captions"
          label={texts.captions}
          src={addressOf(captions ?? withoutCaptions(title))}
          default={captions !== null}
        />
      </video>
      <figcaption className="mt-2 text-12 text-ink-2">{title}</figcaption>
    </figure>
  );
}

/** The captions themselves as an address: they came with the video, and a file elsewhere could not be shown here. */
const addressOf = (webVtt: string): string => `data:text/vtt;charset=utf-8,${encodeURIComponent(webVtt)}`;

/** What captions say of a video that has none, to whoever turns them on: what it shows. */
const withoutCaptions = (title: string): string =>
  `WEBVTT\n\n00:00.000 --> 99:59:59.000\n${asCaption(texts.noCaptions(title))}\n`;

/** Words as they stand in WebVTT: on one line, and none a tag. */
const asCaption = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/g, ' ');

/** The player of the video's site. It is loaded only when the video is wanted, so the site learns nothing before. */
function SitePlayer({ source, title }: Pick<VideoPlayerProps, 'source' | 'title'>) {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <figure>
      <div className="grid aspect-video place-items-center border border-hair bg-wash">
        {isPlaying ? (
          <iframe
            src={`${source.url}${source.url.includes('?') ? '&' : '?'}autoplay=1`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        ) : (
          <Button icon={<Play size={18} aria-hidden="true" />} onClick={() => setIsPlaying(true)}>
            {texts.playFrom(source.site)}
          </Button>
        )}
      </div>
      <figcaption className="mt-2 text-12 text-ink-2">{title}</figcaption>
    </figure>
  );
}

function VideoSiteLink({ source, title }: Pick<VideoPlayerProps, 'source' | 'title'>) {
  return (
    <a
      href={source.url}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-ctl items-center gap-3 border border-hair bg-sheet px-3.5 py-2"
    >
      <ExternalLink size={18} aria-hidden="true" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {title}
        <span className="block text-13 text-ink-2">{source.site}</span>
      </span>
    </a>
  );
}
