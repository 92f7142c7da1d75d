import { describe, expect, it } from 'vitest';
import { videoSource } from './video-source.ts';

describe('videoSource', () => {
  it('plays files in place, whatever query follows them', () => {
    expect(videoSource('https://cdn.example/a/Clean.MP4?token=1')).toMatchObject({ kind: 'file' });
  });

  it('opens what lives on a video site, and names the site', () => {
    expect(videoSource('https://m.youtube.com/watch?v=a.mp4')).toMatchObject({
      kind: 'link',
      site: 'YouTube',
    });
    expect(videoSource('https://player.vimeo.com/video/1')).toMatchObject({ kind: 'link', site: 'Vimeo' });
    expect(videoSource('https://video.example/x')).toMatchObject({ kind: 'link', site: 'video.example' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'not a link', ''])(
    'offers nothing for "%s"',
    (link) => {
      expect(videoSource(link)).toBeNull();
    },
  );
});
