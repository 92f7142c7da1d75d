import { readFile } from 'node:fs/promises';

/** Memory of a process, from /proc: `rssBytes` resident; `pssBytes` the same with shared pages counted by their share. */
export async function readMemory(pid: number): Promise<{ rssBytes: number; pssBytes: number }> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
  const bytesOf = (name: string): number => {
    const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1];
    if (kibibytes === undefined) throw new Error(`/proc/${pid}/smaps_rollup has no ${name}.`);
    return Number(kibibytes) * 1024;
  };
  return { rssBytes: bytesOf('Rss'), pssBytes: bytesOf('Pss') };
}

const ticksPerSecond = 100;

/** Processor time a process has used so far in all its threads, in ms, from fields 14 and 15 of /proc/PID/stat. */
export async function readCpuMs(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}
