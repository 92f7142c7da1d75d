import { readFileSync } from 'node:fs';

const INTERVAL_MS = 50;
const PAGE_BYTES = 4096;

export type MemoryWatch = { peakBytes(): number; stop(): void };

/**
 * Looks at a process's resident memory until stopped and calls `onExceeded` once it is over the limit: memory
 * outside the JavaScript heap (native code, WebAssembly, buffers) is bounded by nothing else. Where there is
 * no /proc, it sees nothing.
 */
export function watchMemory(pid: number | undefined, maxBytes: number, onExceeded: () => void): MemoryWatch {
  let peak = 0;
  const timer = setInterval(() => {
    const bytes = residentBytes(pid);
    peak = Math.max(peak, bytes);
    if (bytes <= maxBytes) return;
    clearInterval(timer);
    onExceeded();
  }, INTERVAL_MS);
  timer.unref();
  return { peakBytes: () => peak, stop: () => clearInterval(timer) };
}

function residentBytes(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
