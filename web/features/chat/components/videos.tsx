import type { Message } from '../../../../contracts/chat.ts';
import { videoSource } from '../../../lib/video-source.ts';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { texts } from '../texts.ts';

/** Videos of an answer: files and videos of the big sites play in place, everything else opens where it lives. */
export function Videos({ videos }: { videos: Message['videos'] }) {
  return videos.map(({ video_link, video_description }) => {
    const source = videoSource(video_link);
    if (!source) return null;
    const title = video_description || texts.answer.videoOn(source.site);
    return <VideoPlayer key={video_link} source={source} title={title} />;
  });
}
