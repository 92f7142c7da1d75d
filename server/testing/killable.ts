/** A process of ours that is started to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { SEARCH_PATH } from '../../engine/runtime/limited-child.ts';
import { scriptFor } from '../../engine/runtime/script.ts';

export type Killable = {
  pid: number;
  /** Lines of its standard output so far. */
  lines: string[];
  /** What it wrote to standard error so far. */
  errors: () => string;
  /** Resolves to the first line that satisfies the test; rejects if the process ends or time runs out before. */
  waitFor(test: (line: string) => boolean, timeoutMs: number): Promise<string>;
  /** SIGKILL unless said otherwise; resolves when the process is gone and its output read. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Resolves to the exit code, null after a signal. */
  exited: Promise<number | null>;
};

/**
 * Has V8 leave WebAssembly as its baseline compiler made it. The tests start PostgreSQL dozens of times and ask it little: to optimise it
 * each time took more than half of what a start costs. Programs that a test starts get it from the test; a bench's don't.
 */
const BASELINE_ONLY = '--liftoff-only';

/** Starts a program of the repository, from the source or from the build, with just the variables of `env`. */
export function startScript(path: string, args: string[], env: NodeJS.ProcessEnv = {}): Killable {
  const loader = path.endsWith('.ts') ? scriptFor(import.meta.url, './killable').execArgv : [];
  const compiler = process.execArgv.filter((flag) => flag === BASELINE_ONLY);
  const child = spawn(process.execPath, [...compiler, ...loader, path, ...args], {
    // Nothing of the environment that tests and benches run in reaches it: no mail server, no model, no database.
    env: { PATH: SEARCH_PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // An interrupt typed at the terminal is for the bench, which decides what becomes of the process.
    detached: true,
  });
  // A bench that fails leaves nothing running.
  const killWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('close', () => process.off('exit', killWithUs));
  return follow(child);
}

function follow(child: ChildProcess): Killable {
  const lines: string[] = [];
  const watchers = new Set<() => void>();
  let errors = '';
  let isOver = false;
  const wake = (): void => {
    for (const watcher of [...watchers]) watcher();
  };
  if (child.stdout === null || child.stderr === null) throw new Error('The process has no output.');
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    wake();
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = new Promise<number | null>((done) => {
    child.once('close', (code) => {
      isOver = true;
      wake();
      done(code);
    });
  });

  const waitFor: Killable['waitFor'] = (test, timeoutMs) =>
    new Promise((done, fail) => {
      const finish = (act: () => void): void => {
        clearTimeout(timer);
        watchers.delete(watcher);
        act();
      };
      const watcher = (): void => {
        const line = lines.find(test);
        if (line !== undefined) finish(() => done(line));
        else if (isOver) finish(() => fail(new Error(`The process ended: ${errors.slice(-1_000)}`)));
      };
      const timer = setTimeout(
        () => finish(() => fail(new Error(`No answer within ${timeoutMs} ms`))),
        timeoutMs,
      );
      watchers.add(watcher);
      watcher();
    });

  return {
    pid: child.pid ?? 0,
    lines,
    errors: () => errors,
    waitFor,
    exited,
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      await exited;
    },
  };
}
