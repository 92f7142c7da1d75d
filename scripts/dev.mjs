/** npm run dev: the server restarts on change, the web reloads; http://127.0.0.1:5173 shows both. */
import { spawn } from 'node:child_process';
import { bin, ensureInstalled, root } from './lib.mjs';

await ensureInstalled();
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(bin('vite'), ['--host', '127.0.0.1'], { cwd: root, stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
