/** A video for the tests, recorded by the browser itself. */
import type { Page } from 'playwright-core';

const LENGTH_MS = 400;

/** Answers calls to other servers' addresses with a short video (WebM), which the page records of a canvas first. */
export async function serveVideo(page: Page, addresses: string): Promise<void> {
  const bytes = await page.evaluate(async (lengthMs) => {
    const canvas = document.createElement('canvas');
    const drawing = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (const until = performance.now() + lengthMs; performance.now() < until; ) {
      drawing?.fillRect(0, 0, Math.random() * canvas.width, canvas.height);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  }, LENGTH_MS);
  const body = Buffer.from(bytes);
  await page.route(addresses, (route) => route.fulfill({ contentType: 'video/webm', body }));
}
