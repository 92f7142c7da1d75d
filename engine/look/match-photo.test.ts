import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { shapePicture } from '../picture/shape-picture.ts';
import { type Look, lookAtPhoto, lookAtReference } from './look.ts';
import { matchPhoto, type Reference } from './match-photo.ts';
import { drawScreen, photographDazzled, photographScreen } from './testing/draw-screen.ts';

const looks = new Map<string, Look>();
beforeAll(async () => {
  for (const code of ['E04', 'E70', 'F47'])
    looks.set(code, await lookAtReference(shapePicture, await drawScreen(code)));
});

const references = (words: (code: string) => string = () => ''): Reference<string>[] =>
  ['E04', 'E70'].map((code) => ({
    item: code,
    words: words(code),
    loadLook: async () => looks.get(code) ?? null,
  }));

async function match(photo: Buffer, words = '', gallery = references()): Promise<string | null> {
  const found = await matchPhoto({ look: await lookAtPhoto(shapePicture, photo), words }, gallery);
  return found.match?.item ?? null;
}

describe('a photo', () => {
  it.each(['E04', 'E70'])('that is askew, cropped and not sharp is the screen %s', async (code) => {
    expect(await match(await photographScreen(code))).toBe(code);
  });

  it.each([90, 180, 270])('that is turned by %d° is recognised', async (degrees) => {
    expect(
      await match(
        await sharp(await drawScreen('E70'))
          .rotate(degrees)
          .toBuffer(),
      ),
    ).toBe('E70');
  });

  it('of the same layout with another code is none of them', async () => {
    expect(await match(await photographScreen('F47'))).toBeNull();
  });

  it('in which the code can’t be seen is one of them, but it isn’t said which', async () => {
    const look = await lookAtPhoto(shapePicture, await photographDazzled('E70'));
    const { match: found, choices } = await matchPhoto({ look, words: '' }, references());
    expect(found).toBeNull();
    expect([...choices].sort()).toEqual(['E04', 'E70']);
  });

  it('with a part of the screen is that screen', async () => {
    const photo = sharp(await drawScreen('E04')).extract({ left: 200, top: 100, width: 560, height: 400 });
    expect(await match(await photo.png().toBuffer())).toBe('E04');
  });

  it('without structure, or of something else, is none of them', async () => {
    const grey = { width: 400, height: 300, channels: 3, background: '#888' } as const;
    expect(await match(await sharp({ create: grey }).png().toBuffer())).toBeNull();
    const noise = { ...grey, noise: { type: 'gaussian', mean: 128, sigma: 40 } } as const;
    expect(await match(await sharp({ create: noise }).png().toBuffer())).toBeNull();
  });

  it('is told by its words where its look says nothing', async () => {
    const gallery = references((code) => `Pump stopped ${code} Call service`);
    const blank = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect(await match(blank, 'pump stopped E-70 call service', gallery)).toBe('E70');
    expect(await match(blank, 'pump stopped E-71 call service', gallery)).toBeNull();
  });

  it('is compared with the others when a picture has gone', async () => {
    const gone: Reference<string> = { item: 'gone', words: '', loadLook: async () => null };
    expect(await match(await photographScreen('E04'), '', [gone, ...references()])).toBe('E04');
  });

  it('has more confidence with the code that the screen has', async () => {
    const photo = { look: await lookAtPhoto(shapePicture, await photographScreen('E04')), words: 'E04' };
    const { match: alone } = await matchPhoto({ ...photo, words: '' }, references());
    const { match: both } = await matchPhoto(
      photo,
      references((code) => code),
    );
    expect(both?.confidence).toBeGreaterThanOrEqual(alone?.confidence ?? 1);
    expect(both?.confidence).toBeLessThanOrEqual(1);
  });
});
