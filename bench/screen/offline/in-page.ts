/** What the bench of saved chats runs in the page, whose types are not those of a bench. */

/** How much of the browser's caches is in use: bytes. */
export const readCaches = `(async () => {
  let bytes = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) bytes += (await (await cache.match(request)).blob()).size;
  }
  return bytes;
})()`;

/** Starts the saved chat's own encoder; `encode` gives what becomes of a piece of work. */
const START = (chat: string): string => `
  const saved = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('manual-offline');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('chats').objectStore('chats').getAll();
      all.onsuccess = () => resolve(all.result[0]);
    };
  });
  const worker = new Worker('${chat}/encoder.js');
  const { port1, port2 } = new MessageChannel();
  const waiting = new Map();
  port2.onmessage = ({ data }) => { waiting.get(data.id)(data); waiting.delete(data.id); };
  const { runtime, models } = saved.meaning;
  worker.postMessage({ cache: 'manual-meaning', runtime, models }, [port1]);
  let made = 0;
  const encode = (work) => new Promise((resolve) => {
    made += 1;
    waiting.set(made, resolve);
    port2.postMessage({ ...work, id: made });
  });
  const model = models[0].model;`;

/** Milliseconds of the encoder for each question, once it is warm. @param chat path of the chat */
export const TIME_ENCODER = (chat: string, questions: readonly string[]): string => `(async () => {
  ${START(chat)}
  const questions = ${JSON.stringify(questions)};
  for (const text of questions.slice(0, 10)) await encode({ kind: 'question', model, text });
  const times = [];
  for (const text of questions) {
    const since = performance.now();
    const made = await encode({ kind: 'question', model, text });
    if (made.kind !== 'question') throw new Error(made.reason);
    times.push(performance.now() - since);
  }
  worker.terminate();
  return times;
})()`;

/** Cosines of the vectors that this browser makes of the passages with those of the server. @param chat path of the chat */
export const COMPARE_ENCODERS = (chat: string): string => `(async () => {
  ${START(chat)}
  const WIDTH = 384;
  const file = await (await (await caches.open('manual:${chat}')).match('${chat}/vectors.bin')).arrayBuffer();
  const view = new DataView(file);
  const cosines = [];
  const passages = new Map(saved.pack.manuals.flatMap(({ manualId, passages }) =>
    passages.map((passage) => [manualId + ' ' + passage.ordinal, passage])));
  const cosine = (a, b, at) => {
    let [dot, aa, bb] = [0, 0, 0];
    for (let i = at; i < at + WIDTH; i += 1) {
      dot += a[i] * b[i]; aa += a[i] * a[i]; bb += b[i] * b[i];
    }
    return dot / Math.sqrt(aa * bb);
  };
  for (let at = 0; at < file.byteLength; ) {
    const [text, bytes] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    const told = JSON.parse(new TextDecoder().decode(new Uint8Array(file, at + 8, text)));
    let from = at + 8 + text;
    at = from + bytes;
    for (const { manualId, ordinal, model, length } of Array.isArray(told) ? told : []) {
      const there = new Int8Array(file, from, length);
      from += length;
      const { path, heading, text } = passages.get(manualId + ' ' + ordinal);
      const made = await encode({ kind: 'passage', model, passage: { path, heading, text } });
      if (made.kind !== 'passage' || made.vectors.bytes.length !== length) throw new Error(JSON.stringify(made));
      for (let vector = 0; vector < length; vector += WIDTH)
        cosines.push(cosine(made.vectors.bytes, there, vector));
    }
  }
  worker.terminate();
  return cosines;
})()`;
