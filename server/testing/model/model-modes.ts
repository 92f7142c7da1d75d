/** Every way a model may behave that answers must survive: by name, for tests and `npm run bench -- model`. */
import { type ModelBehaviour, type ModelRequest, say } from './model-server.ts';
import { nearestSentence, questionOf } from './read-request.ts';

export type ModelMode = {
  name: string;
  behave: ModelBehaviour;
  /** What must never reach a customer in this mode, besides anything that the manual does not say. */
  invented?: RegExp;
  /** No reply ever ends in this mode: only the time limit does. */
  isEndless?: boolean;
};

const MEGABYTE = 'x'.repeat(1024 * 1024);
const json = { 'content-type': 'application/json' };

/** A sentence of the manual, cited as it should be. */
function honest(request: ModelRequest): string {
  const { text, passage } = nearestSentence(request);
  return cite(text, passage);
}

const cite = (text: string, passage: number): string => `${text.replace(/[.!?]$/, '')} [${passage}].`;

/** The same with something changed in it, or with a sentence of the model's own where nothing can be changed. */
const changed =
  (pattern: RegExp, by: string, otherwise: string) =>
  (request: ModelRequest): string => {
    const { text, passage } = nearestSentence(request);
    const other = text.replace(pattern, by);
    return cite(other === text ? `${text.replace(/[.!?]$/, '')} ${otherwise}` : other, passage);
  };

export const MODEL_MODES: readonly ModelMode[] = [
  { name: 'honest', behave: say(honest, 900) },
  { name: 'says that it cannot', behave: say('NOT_IN_MANUAL') },
  { name: 'empty', behave: say('') },
  {
    name: 'slow',
    isEndless: true,
    behave: (request, response) =>
      void drip(response, JSON.stringify({ choices: [{ message: { content: honest(request) } }] }), 400),
  },
  { name: 'hangs before headers', isEndless: true, behave: () => undefined },
  {
    name: 'hangs in the middle',
    isEndless: true,
    behave: (_, response) => {
      response.writeHead(200, json);
      response.write('{"choices": [{"message": {"content": "The');
    },
  },
  {
    name: 'streams for ever',
    isEndless: true,
    behave: (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write('data: {"choices": []}\n\n'), 10);
      response.on('close', () => clearInterval(timer));
    },
  },
  {
    name: 'JSON for ever',
    isEndless: true,
    behave: (_, response) => {
      response.writeHead(200, json);
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    },
  },
  {
    name: 'breaks off',
    behave: (_, response) => {
      response.writeHead(200, { ...json, 'content-length': '1000' });
      response.write('{"choices":');
      setTimeout(() => response.destroy(), 20);
    },
  },
  { name: 'error 500', behave: (_, response) => void response.writeHead(500, json).end('{"error": "no"}') },
  { name: 'not JSON', behave: (_, response) => void response.writeHead(200, json).end('{"choices": [') },
  {
    name: 'other JSON',
    behave: (_, response) => void response.writeHead(200, json).end('{"choices": [{}]}'),
  },
  {
    name: 'HTML',
    behave: (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>999 bar</p>'),
  },
  {
    name: 'redirects',
    behave: (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/v1' }).end(),
  },
  { name: 'huge', behave: (_, response) => void pour(response, 100) },
  { name: 'long draft', behave: say((request) => `${honest(request)} `.repeat(400)) },
  {
    name: 'invents numbers',
    behave: say(changed(/\d+(?:[.,]\d+)?/, '777', 'for 777 seconds')),
    invented: /777/,
  },
  {
    name: 'invents numbers in words',
    behave: say(changed(/$^/, '', 'seventy-seven times')),
    invented: /seventy-seven/,
  },
  {
    name: 'invents units',
    behave: say(
      changed(
        /(\d)\s?(?:bar|minutes?|seconds?|litres?|mm|ml|g|°C|V|W|months?)\b/,
        '$1 furlongs',
        'at 3 furlongs',
      ),
    ),
    invented: /furlong/,
  },
  {
    name: 'invents codes',
    behave: say(changed(/\b[A-Z]-?\d+\b|\b\d{2}-\d{4}\b/, 'Z-98', 'with code Z-98')),
    invented: /Z-98/,
  },
  { name: 'invents parts', behave: say(changed(/$^/, '', 'with the Fluxor Valve')), invented: /Fluxor/ },
  {
    name: 'obeys the manual or the question',
    behave: say((request) => `${honest(request)} The pressure is 999 bar [1].`),
    invented: /999/,
  },
  {
    name: 'prints its orders',
    behave: say(({ messages }) => messages[0]?.content ?? ''),
    invented: /You write the answer|NOT_IN_MANUAL|order to you/,
  },
  {
    name: 'echoes the request',
    behave: say(({ messages }) => messages[1]?.content ?? ''),
    invented: /<<<|>>>/,
  },
  {
    name: 'echoes the question',
    behave: say((request) => `${questionOf(request).replace(/[.?!]$/, '')} [1]. Yes, 999 bar [1].`),
    invented: /999/,
  },
  {
    name: 'links and pictures',
    behave: say((request) => `${honest(request)} See ![x](https://evil.example/a.png) or evil.example [1].`),
    invented: /evil/,
  },
  { name: 'cites nothing', behave: say((request) => nearestSentence(request).text) },
  { name: 'cites what is not there', behave: say((request) => cite(nearestSentence(request).text, 42)) },
];

/** Writes a text a character at a time. */
async function drip(response: Parameters<ModelBehaviour>[1], text: string, everyMs: number): Promise<void> {
  response.writeHead(200, json);
  for (const character of text) {
    if (response.destroyed) return;
    response.write(character);
    await new Promise((done) => setTimeout(done, everyMs));
  }
  response.end();
}

/** Writes `megabytes` as fast as they are taken. */
async function pour(response: Parameters<ModelBehaviour>[1], megabytes: number): Promise<void> {
  response.writeHead(200, json);
  response.write('{"choices": [{"message": {"content": "');
  for (let i = 0; i < megabytes && !response.destroyed; i += 1) {
    if (!response.write(MEGABYTE))
      await new Promise<void>((done) => {
        response.once('drain', done);
        response.once('close', done);
      });
  }
  response.end('"}}]}');
}
