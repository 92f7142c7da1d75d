import { describe, expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

describe('videoSource', () => {
  it('plays files in place, whatever query follows them', () => {
    expect(videoSource('https://cdn.example/a/Clean.MP4?token=1')).toMatchObject({ kind: 'file' });
  });

  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/ab12cd', 'https://player.vimeo.com/video/76979871?h=ab12cd'],
    ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
  ])('plays %s in the player of its site', (link, url) => {
    expect(videoSource(link)).toMatchObject({ kind: 'embed', url });
  });

  it('opens what is no single video, and names the site', () => {
    expect(videoSource('https://m.youtube.com/watch?v=a.mp4')).toMatchObject({
      kind: 'link',
      site: 'YouTube',
    });
    expect(videoSource('https://vimeo.com/channels/staffpicks')).toMatchObject({
      kind: 'link',
      site: 'Vimeo',
    });
    expect(videoSource('https://video.example/x')).toMatchObject({ kind: 'link', site: 'video.example' });
    expect(videoSource('https://evilyoutube.com/watch?v=dQw4w9WgXcQ')).toMatchObject({ kind: 'link' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not a link', ''])(
    'offers nothing for "%s"',
    (link) => {
      expect(videoSource(link)).toBeNull();
    },
  );
});
