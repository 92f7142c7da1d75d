import { expect, it } from 'vitest';
import { videoHost } from './video-host.ts';

it.each([
  ['https://www.youtube.com/watch?v=1', 'youtube.com'],
  ['http://media.example.org:8080/a.mp4', 'media.example.org'],
  ['no address', 'no address'],
])('names the site of %s', (link, host) => {
  expect(videoHost(link)).toBe(host);
});
