/** What is sent from instructions pages. */
import type { FastifyReply } from 'fastify';
import { contentDisposition, UPLOADED_FILE_POLICY } from '../../../lib/file-headers.ts';
import type { Surroundings } from './layout.ts';

/** Sends a page that is the same for everybody who reads in a language. */
export const sendHtml = (
  reply: FastifyReply,
  { texts }: Surroundings,
  html: string,
  status = 200,
): FastifyReply =>
  reply
    .status(status)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language')
    .header('content-language', texts.language)
    .type('text/html; charset=utf-8')
    .send(html);

/** Sends a text for programs. */
export const sendText = (reply: FastifyReply, text: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(text);

/** PDFs open in the browser; everything else is saved. */
export const sendFile = (
  reply: FastifyReply,
  content: NodeJS.ReadableStream,
  { format, bytes, filename }: { format: string; bytes: number; filename: string },
): FastifyReply =>
  reply
    .headers({
      'content-type': format === 'pdf' ? 'application/pdf' : 'application/octet-stream',
      'content-disposition': contentDisposition(format === 'pdf' ? 'inline' : 'attachment', filename),
      'content-length': bytes,
      'cache-control': 'no-cache',
      'content-security-policy': UPLOADED_FILE_POLICY,
    })
    .send(content);
