/**
 * Serves what is under /uploads: files, and pictures of their pages and figures. These replies are no JSON, so they
 * are not in the contracts; the search in a file is.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileRoutes } from '../../../contracts/manuals/files.ts';
import { forTenant } from '../../db/tenant.ts';
import type { Actor } from '../../http/actor.ts';
import { bearerToken } from '../../http/bearer-token.ts';
import { rateLimitOf } from '../../http/rate-limits.ts';
import type { Router } from '../../http/router.ts';
import { UPLOADED_FILE_POLICY } from '../../lib/file-headers.ts';
import { parseFileKey } from './file-key.ts';
import type { FilesService, ServedFile } from './files.service.ts';

type Deps = {
  files: FilesService;
  findActor: (token: string) => Promise<Actor | null>;
  rateLimitScale: number;
};

type Signed = { expires?: string; signature?: string; width?: string };
type Asked = FastifyRequest<{
  Params: { filename: string; page: string; ordinal: string };
  Querystring: Signed;
}>;

const PICTURE_CACHE = 'private, max-age=86400';

/** Registers the addresses of a file. Each is opened by the owner's session or a signed link. */
export function registerFileRoutes(app: FastifyInstance, { files, findActor, rateLimitScale }: Deps): void {
  const options = { schema: { hide: true }, config: { rateLimit: rateLimitOf('default', rateLimitScale) } };

  async function credentialsOf(request: Asked) {
    const token = bearerToken(request);
    const { expires, signature } = request.query;
    const actor = token === null ? null : await findActor(token);
    return {
      actor: actor?.mustTurnOnTwoStep ? null : actor,
      expires: oneOf(expires),
      signature: oneOf(signature),
    };
  }

  type Given = Awaited<ReturnType<typeof credentialsOf>>;
  /** Serves an address of a file in the turns of the company whose file it is. */
  const serve = (
    path: string,
    send: (asked: Asked, given: Given, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    app.get(path, options, (request, reply) => {
      const asked = request as Asked;
      const tenant = parseFileKey(asked.params.filename)?.companyId ?? request.ip;
      return forTenant(tenant, async () => send(asked, await credentialsOf(asked), reply));
    });

  serve('/uploads/:filename', async ({ params, headers }, given, reply) =>
    sendFile(reply, await files.openFile(params.filename, given, headers.range)),
  );

  serve('/uploads/:filename/pages/:page', async ({ params: { filename, page }, query }, given, reply) =>
    sendPicture(reply, await files.pagePicture(filename, given, page, query.width, whenGone(reply))),
  );

  serve('/uploads/:filename/figures/:ordinal', async ({ params: { filename, ordinal } }, given, reply) =>
    sendPicture(reply, await files.figurePicture(filename, given, ordinal, whenGone(reply))),
  );

  serve('/uploads/:filename/cover', async ({ params }, given, reply) =>
    sendPicture(reply, await files.coverPicture(params.filename, given, whenGone(reply))),
  );
}

/** Registers the calls about files that answer in JSON. */
export function registerFileTextRoutes(router: Router, files: FilesService): void {
  router.handle(fileRoutes.findText)(async ({ actor, params, query }) => {
    const { words, expires, signature } = query;
    return { status: 200, data: await files.findText(params.filename, { actor, expires, signature }, words) };
  });
}

// A parameter that is given twice arrives as an array; then none of them counts.
const oneOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Aborted when the caller hangs up before the reply is sent, so that nothing is drawn for nobody. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  if (raw.destroyed) gone.abort();
  return gone.signal;
}

function sendFile(
  reply: FastifyReply,
  { content, type, disposition, bytes, range }: ServedFile,
): FastifyReply {
  reply
    .headers({
      'content-type': type,
      'content-disposition': disposition,
      'content-length': range ? range.end - range.start + 1 : bytes,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': UPLOADED_FILE_POLICY,
      'x-content-type-options': 'nosniff',
    })
    .status(range ? 206 : 200);
  if (range) reply.header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply.send(content);
}

const sendPicture = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': PICTURE_CACHE,
      'x-content-type-options': 'nosniff',
    })
    .send(picture);
