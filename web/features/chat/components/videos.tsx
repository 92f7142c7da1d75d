import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '../../../../contracts/chat.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { texts } from '../texts.ts';
import { videoSource } from '../video-source.ts';

function VideoFile({ url, title }: { url: string; title: string }) {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const retry = () => {
    setAttempt(attempt + 1);
    setHasFailed(false);
  };
  if (hasFailed) {
    return (
      <Notice tone="error" action={<Button onClick={retry}>{texts.tryAgain}</Button>}>
        {texts.answer.brokenVideo}
      </Notice>
    );
  }
  return (
    <figure>
      {/* biome-ignore lint/a11y/useMediaCaption: the vendor's file has no captions to offer */}
      <video
        key={attempt}
        src={url}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        className="w-full border border-hair bg-wash"
        onError={() => setHasFailed(true)}
      />
      <figcaption className="mt-2 text-12 text-ink-2">{title}</figcaption>
    </figure>
  );
}

/** Videos of an answer: files play in place, everything else opens where it lives. */
export function Videos({ videos }: { videos: Message['videos'] }) {
  return videos.map(({ video_link, video_description }) => {
    const source = videoSource(video_link);
    if (!source) return null;
    const title = video_description || texts.answer.videoOn(source.site);
    if (source.kind === 'file') return <VideoFile key={video_link} url={source.url} title={title} />;
    return (
      <a
        key={video_link}
        href={source.url}
        target="_blank"
        rel="noreferrer"
        className="flex min-h-ctl items-center gap-3 border border-hair bg-sheet px-3.5 py-2"
      >
        <ExternalLink size={18} aria-hidden="true" />
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
        <span className="text-13 text-ink-2">{source.site}</span>
      </a>
    );
  });
}
