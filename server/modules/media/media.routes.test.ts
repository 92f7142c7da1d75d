import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { type ErrorImage, mediaRoutes, type VideoLink } from '../../../contracts/manuals/media.ts';
import { MAX_IMAGE_BYTES } from '../../../contracts/plans/limits.ts';
import type { Route } from '../../../contracts/route.ts';
import type { TestCompany } from '../../testing/accounts.ts';
import { redPng } from '../../testing/pictures.ts';
import { createNeighbours } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

describeOnBothDatabases('video links and error images', (database) => {
  const app = useTestApp(database);
  const { uploadVideoLink, getVideoLinks, updateVideoLink, deleteVideoLink } = mediaRoutes;
  const { uploadImage, updateImage, deleteImage } = mediaRoutes;
  let owner: TestCompany;
  let stranger: TestCompany;
  let productId: string;
  let png: Buffer;

  beforeAll(async () => {
    ({ vendor: owner, other: stranger, productId } = await createNeighbours(app()));
    png = await redPng();
  });

  const addVideo = (body: Record<string, unknown>) =>
    app().call(uploadVideoLink, { token: owner.token, params: { productId }, body });
  async function videos(): Promise<VideoLink[]> {
    const { body } = await app().call(getVideoLinks, { token: owner.token, params: { productId } });
    return body.data as VideoLink[];
  }
  const addImage = (fields: Record<string, string>, content: Buffer | null = png) =>
    app().call(uploadImage, {
      token: owner.token,
      fields: { productId, errorTitle: 'E-14', ...fields },
      ...(content ? { file: { name: 'e14.png', content } } : {}),
    });
  const pngFile = () => ({ name: 'e14.png', content: png });
  const changeImage = (id: string, fields: Record<string, string>, content: Buffer | null = null) =>
    app().call(updateImage, {
      token: owner.token,
      params: { id },
      fields,
      ...(content ? { file: { name: 'new.png', content } } : {}),
    });

  it('lists the video links of a product, oldest first, and removes one', async () => {
    await addVideo({ link: ' https://youtu.be/one ', description: 'Cleaning', productId });
    await addVideo({ link: 'http://example.com/two.mp4' });
    const [first, second] = await videos();
    expect(first).toMatchObject({ video_link: 'https://youtu.be/one', video_description: 'Cleaning' });
    expect(second).toMatchObject({ video_link: 'http://example.com/two.mp4', video_description: '' });
    const params = { id: first?._id ?? '' };
    expect(await app().call(deleteVideoLink, { token: owner.token, params })).toMatchObject({ status: 200 });
    expect(await app().call(deleteVideoLink, { token: owner.token, params })).toMatchObject({ status: 404 });
    expect((await videos()).map(({ _id }) => _id)).toEqual([second?._id]);
  });

  it('changes a video link and an error image, and refuses what can’t be stored', async () => {
    const { token } = owner;
    const video = (await addVideo({ link: 'https://youtu.be/old', description: 'Old' })).body
      .data as VideoLink;
    const change = (route: Route, id: string, body: unknown) =>
      app().call(route, { token, params: { id }, body });
    expect(await change(updateVideoLink, video._id, { link: 'https://vimeo.com/1' })).toMatchObject({
      status: 200,
      body: { data: { _id: video._id, video_link: 'https://vimeo.com/1', video_description: '' } },
    });
    expect((await videos()).find(({ _id }) => _id === video._id)?.video_link).toBe('https://vimeo.com/1');
    expect(await change(updateVideoLink, video._id, { link: 'javascript:alert(1)' })).toMatchObject({
      status: 400,
      body: { errors: { link: expect.any(String) } },
    });
    const image = (await addImage({ solution: 'Old' })).body.data as ErrorImage;
    expect(await changeImage(image._id, { errorTitle: 'E-15', solution: 'New' })).toMatchObject({
      status: 200,
      body: { data: { _id: image._id, errorTitle: 'E-15', solution: 'New' } },
    });
    expect(await changeImage(image._id, { errorTitle: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { errorTitle: 'Error title is required' } },
    });
  });

  it('keeps captions as WebVTT, until they are taken back', async () => {
    const link = 'https://example.com/three.mp4';
    const subRip = '1\r\n00:00:01,000 --> 00:00:02,500\r\nClose the valves.\r\n';
    const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nClose the valves.\n';
    const added = await addVideo({ link, captions: subRip });
    expect(added).toMatchObject({ status: 201, body: { data: { captions } } });
    const { _id: id } = added.body.data as VideoLink;
    const change = (body: object) =>
      app().call(updateVideoLink, { token: owner.token, params: { id }, body: { link, ...body } });
    expect(await change({ description: 'Valves' })).toMatchObject({ body: { data: { captions } } });
    expect((await videos()).find(({ _id }) => _id === id)).toMatchObject({ captions });
    expect(await change({ captions: 'Close the valves.' })).toMatchObject({
      status: 400,
      body: { errors: { captions: expect.stringContaining('holds no captions') } },
    });
    expect(await change({ captions: '' })).toMatchObject({ body: { data: { captions: '' } } });
  });

  it('refuses a video for another product than the address names', async () => {
    const before = await videos();
    expect(await addVideo({ link: 'https://youtu.be/x', productId: randomUUID() })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
    expect(await videos()).toEqual(before);
  });

  it.each([
    [{ description: 'no link' }, 'link'],
    [{ link: `https://example.com/${'x'.repeat(2000)}` }, 'link'],
    [{ link: 'https://youtu.be/x', description: 'x'.repeat(501) }, 'description'],
    [{ link: 'https://youtu.be/x', productId: 'pump' }, 'productId'],
    [
      { link: 'https://example.com/a.mp4', captions: `00:01.000 --> 00:02.000\n${'x'.repeat(20_000)}` },
      'captions',
    ],
  ])('names what is wrong with the video %#', async (body, field) => {
    expect(await addVideo(body)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  });

  it('keeps an error image with all that describes it', async () => {
    const fields = { errorDescription: 'The display blinks.', solution: 'Clean the strainer.' };
    expect(await addImage(fields)).toMatchObject({
      status: 201,
      body: { data: { errorTitle: 'E-14', ...fields, url: expect.stringMatching(/^\/uploads\//) } },
    });
  });

  it('refuses an error image without a title, without a file, and one that is too large', async () => {
    expect(await addImage({ errorTitle: ' ' })).toMatchObject({
      status: 400,
      body: { errors: { errorTitle: 'Error title is required' } },
    });
    expect(await addImage({}, null)).toMatchObject({
      status: 400,
      body: { errors: { image: expect.any(String) } },
    });
    const large = Buffer.concat([png, Buffer.alloc(MAX_IMAGE_BYTES + 1 - png.length)]);
    expect(await addImage({}, large)).toMatchObject({ status: 413, body: { code: 'file_too_large' } });
  });

  it('changes the picture of an error image when another is sent, and else leaves it', async () => {
    const image = (await addImage({})).body.data as ErrorImage;
    const pictureOf = async ({ url }: ErrorImage) => (await app().app.inject({ url })).rawPayload;
    const before = await pictureOf(image);
    const renamed = (await changeImage(image._id, { errorTitle: 'E-15' })).body.data as ErrorImage;
    expect(await pictureOf(renamed)).toEqual(before);
    const blue = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'blue' } })
      .png()
      .toBuffer();
    const replaced = await changeImage(image._id, { errorTitle: 'E-16' }, blue);
    expect(replaced).toMatchObject({ status: 200, body: { data: { _id: image._id, errorTitle: 'E-16' } } });
    const after = await pictureOf(replaced.body.data as ErrorImage);
    const { dominant } = await sharp(after).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  it('keeps the picture it has when the new one can’t be read or is too large', async () => {
    const image = (await addImage({})).body.data as ErrorImage;
    const fields = { errorTitle: 'E-15' };
    expect(await changeImage(image._id, fields, Buffer.from('no picture'))).toMatchObject({
      status: 415,
      body: { code: 'unsupported_file' },
    });
    const large = Buffer.concat([png, Buffer.alloc(MAX_IMAGE_BYTES + 1 - png.length)]);
    expect(await changeImage(image._id, fields, large)).toMatchObject({ status: 413 });
    expect((await app().app.inject({ url: image.url })).statusCode).toBe(200);
    expect((await changeImage(image._id, fields)).body).toMatchObject({ data: fields });
  });

  it('answers alike for what another company has and for what does not exist', async () => {
    const video = await addVideo({ link: 'https://youtu.be/kept' });
    const image = await addImage({});
    const edits = [
      [updateVideoLink, (video.body.data as VideoLink)._id, { body: { link: 'https://youtu.be/taken' } }],
      [updateImage, (image.body.data as ErrorImage)._id, { fields: { errorTitle: 'Taken' } }],
      [
        updateImage,
        (image.body.data as ErrorImage)._id,
        { fields: { errorTitle: 'Taken' }, file: pngFile() },
      ],
    ] as const;
    for (const [route, id, content] of edits) {
      const asStranger = (target: string) =>
        app().call(route, { token: stranger.token, params: { id: target }, ...content });
      expect((await asStranger(id)).status).toBe(404);
      expect((await asStranger(id)).text).toBe((await asStranger(randomUUID())).text);
    }
    const owned = [
      [deleteVideoLink, (video.body.data as VideoLink)._id],
      [deleteImage, (image.body.data as { _id: string })._id],
    ] as const;
    for (const [route, id] of owned) {
      const asStranger = (params: { id: string }) => app().call(route, { token: stranger.token, params });
      const foreign = await asStranger({ id });
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe((await asStranger({ id: randomUUID() })).text);
      expect(await app().call(route, { token: owner.token, params: { id } })).toMatchObject({ status: 200 });
    }
  });
});
