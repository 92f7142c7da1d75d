/** The program that encodes: started by encoder.ts under limits. Loads each model when it is first asked for. */
import { type EncoderMessage, type EncoderReply, type EncoderRequest, toBase64 } from './encoder-protocol.ts';
import { createEncodingDesk, type Encoding } from './encoding-desk.ts';
import type { ModelName } from './models.ts';

/** A sign of life is worth a message only after silence; a window mostly takes milliseconds. */
const ALIVE_AFTER_MS = 1000;

let saidModel: ModelName | null = null;
let saidAt = 0;

function say(message: EncoderMessage): void {
  saidAt = performance.now();
  process.send?.(message);
}

const take = createEncodingDesk<EncoderRequest>({
  async load({ modelDir, model: name }) {
    // The runtime is a native library that a platform may lack, so it is loaded as late as the weights.
    const { loadModel } = await import('./load-model.ts');
    const model = await loadModel(modelDir, name);
    say({ kind: 'loaded', model: name });
    return model;
  },
  tell: (encoding) => say(replyOf(encoding)),
  /** Says which model is worked with now: should we die of it, the other one is not to blame. */
  onTurn(model) {
    if (model === saidModel && performance.now() - saidAt < ALIVE_AFTER_MS) return;
    saidModel = model;
    say({ kind: 'at', model });
  },
});

/** The same as it travels through a pipe. */
function replyOf(encoding: Encoding): EncoderReply {
  switch (encoding.kind) {
    case 'question':
      return { ...encoding, vector: toBase64(encoding.vector) };
    case 'log':
      return { ...encoding, vectors: toBase64(encoding.vectors) };
    case 'passage': {
      const { windows, bytes } = encoding.vectors;
      return { id: encoding.id, kind: 'passage', windows, bytes: toBase64(bytes) };
    }
    default:
      return encoding;
  }
}

process.on('message', take);

// Without its parent a child has nobody to encode for.
process.on('disconnect', () => process.exit(0));
