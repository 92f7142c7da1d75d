import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import launchEnvironment from './launch-environment.json' with { type: 'json' };

it('is the same in the image as where `npm start` begins', () => {
  const image = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
  // Of the last stage, with lines that go on joined.
  const set = image
    .slice(image.lastIndexOf('\nFROM '))
    .replaceAll('\\\n', ' ')
    .match(/(?<=^ENV .*)\S+=\S+/gm);
  const wanted = Object.entries(launchEnvironment).map(([name, value]) => `${name}=${value}`);
  expect(set).toEqual(expect.arrayContaining(wanted));
});
