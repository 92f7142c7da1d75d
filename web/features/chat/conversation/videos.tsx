import type { Message } from '../../../../contracts/chat/messages.ts';
import { videoSource } from '../../../lib/browser/video-source.ts';
import { VideoPlayer } from '../../../ui/picture/video-player.tsx';
import { texts } from '../shell/texts.ts';

/** The videos of an answer: files and videos of known sites play in place; others open on their own site. */
export function Videos({ videos }: Pick<Message, 'videos'>) {
  return videos.map(({ video_link, video_description, captions }) => {
    const source = videoSource(video_link);
    if (!source) return null;
    const title = video_description || texts.answer.videoOn(source.site);
    return <VideoPlayer key={video_link} source={source} title={title} captions={captions} />;
  });
}
