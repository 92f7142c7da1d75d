import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Files as they would stand in the house, each with what it imports, and whether lint is to refuse it. */
const REFUSED = {
  'server/modules/chat/ask.service.ts': '{ createMediaRepository } from "../media/media.repository.ts"',
  'server/modules/chat/turn.ts': 'all from "../media/media.repository.ts"',
  'server/modules/chat/chat.routes.ts': '{ createChatRepository } from "./chat.repository.ts"',
  'server/modules/chat/embedding/embedding.service.ts': 'look from "../../../../web/ui/look.ts"',
  'server/modules/chat/photos/photos.service.ts':
    '{ createMediaRepository } from "../../media/media.repository.ts"',
  'server/modules/chat/photos/photos.routes.ts': '{ createChatRepository } from "../chat.repository.ts"',
  'web/features/chat/shell/texts.ts': '{ texts } from "../../products/texts.ts"',
  'web/features/chat/asking/photo.tsx': '{ useProduct } from "../../products/api/product.ts"',
  'web/features/chat/asking/deep/photo.tsx': '{ useProduct } from "../../../products/api/product.ts"',
  'web/features/chat/api/ask.ts': '{ answer } from "../../../../server/answer.ts"',
  'web/features/chat/api/words.ts': '{ turnOf } from "../../../../replies/turn.ts"',
  'replies/present-message.ts': '{ signer } from "../server/modules/files/signer.ts"',
  'replies/videos.ts': 'fs from "node:fs"',
  'offline/worker.ts': '{ chat } from "../web/features/chat/chat.ts"',
  'engine/ask/ask.ts': '{ turnOf } from "../../replies/turn.ts"',
};
const ALLOWED = {
  'replies/turn.ts': 'type { Turn } from "../engine/ask/base/answer.ts"',
  'offline/answers.ts': '{ turnOf } from "../replies/turn.ts"',
  'server/modules/chat/asked.service.ts': '{ turnOf } from "../../../replies/turn.ts"',
  'server/modules/media/media.service.ts': '{ createMediaRepository } from "./media.repository.ts"',
  'server/modules/chat/photos/photo.service.ts': 'type { MediaRow } from "../../media/media.repository.ts"',
  'server/modules/chat/remedies/videos.ts': '{ type MediaRow } from "../../media/media.repository.ts"',
  'server/modules/chat/counting/budget.service.ts': '{ createChatRepository } from "../chat.repository.ts"',
  'server/modules/chat/asked.ts': '{ presentMedia } from "../media/media.presenter.ts"',
  'server/modules/chat/chat.test.ts': '{ createMediaRepository } from "../media/media.repository.ts"',
  'server/composition/chat-services.ts': '{ createChatRepository } from "../modules/chat/chat.repository.ts"',
  'web/app/router.tsx': '{ Chat } from "../features/chat/shell/chat.tsx"',
  'web/features/chat/words.ts': '{ format } from "../../lib/format.ts"',
  'web/features/chat/api/feedback.ts': '{ texts } from "../texts.ts"',
  'web/features/chat/answer/answer.tsx': '{ Button } from "../../../ui/button.tsx"',
  'web/features/chat/answer/deep/answer.tsx': '{ feedback } from "../../api/feedback.ts"',
  'web/features/chat/answer/deep/other.tsx': '{ chat } from "../../../../../contracts/chat.ts"',
};

const biome = fromRoot('node_modules/@biomejs/biome/bin/biome');
const lint = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const args = [biome, 'lint', '--only=style/noRestrictedImports', '--reporter=github', '.'];
    execFile(process.execPath, args, { cwd: folder }, (_, stdout, stderr) => resolve(stdout + stderr));
  });

describe('the zones of imports', () => {
  let folder = '';
  let found = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-zones-'));
    const config = JSON.parse(await readFile(fromRoot('biome.json'), 'utf8'));
    // The folder is no repository.
    await writeFile(
      join(folder, 'biome.json'),
      JSON.stringify({ ...config, $schema: undefined, vcs: undefined }),
    );
    for (const [path, imported] of Object.entries({ ...REFUSED, ...ALLOWED })) {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await writeFile(join(folder, path), `import ${imported};\n`);
    }
    found = await lint(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(Object.entries(REFUSED))('are kept: %s may not import %s', (path) => {
    expect(found).toContain(`/${path},`);
  });

  it.each(Object.entries(ALLOWED))('leave room: %s may import %s', (path) => {
    expect(found).not.toContain(`/${path},`);
  });
});
