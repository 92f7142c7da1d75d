import { spawn } from 'node:child_process';

export type TesseractRun = { program: string; languages: string; timeoutMs: number; png: Buffer };

const MAX_OUTPUT_BYTES = 8_000_000;

/** Runs tesseract over a picture; its TSV, or null when it fails, takes too long or writes too much. */
export function runTesseract({ program, languages, timeoutMs, png }: TesseractRun): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, ['stdin', 'stdout', '-l', languages, '--psm', '3', 'tsv'], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_OUTPUT_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : null));
    // The child may end before it has read the picture.
    child.stdin.on('error', () => {});
    child.stdin.end(png);
  });
}
