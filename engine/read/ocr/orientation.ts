import { execFile } from 'node:child_process';
import type { Turn } from '../turned.ts';

/** How a page lies and in which script it is printed, as the recogniser sees it. */
export type Orientation = {
  turn: Turn;
  /** "Latin", "Japanese", "Han", … */
  script: string;
  /** How sure it is; from 1 on it is mostly right. */
  turnConfidence: number;
  scriptConfidence: number;
};

/** A page of a few lines is enough; by default it is not looked at. */
const MIN_CHARS = 12;
const TIMEOUT_MS = 20_000;

/** Null where too little is printed to tell, or the recogniser has no model for it. */
export function findOrientation(program: string, png: Buffer): Promise<Orientation | null> {
  const args = ['stdin', 'stdout', '--psm', '0', '-c', `min_characters_to_try=${MIN_CHARS}`];
  return new Promise((resolve) => {
    const child = execFile(program, args, { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' }, (error, stdout) =>
      resolve(error ? null : parseOrientation(stdout)),
    );
    // The child may end before it has read the picture.
    child.stdin?.on('error', () => {});
    child.stdin?.end(png);
  });
}

function parseOrientation(report: string): Orientation | null {
  const said = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, 'm').exec(report)?.[1];
  const turn = Number(said('Rotate'));
  const script = said('Script');
  if (script === undefined || !isTurn(turn)) return null;
  const [turnConfidence, scriptConfidence] = [said('Orientation confidence'), said('Script confidence')];
  return {
    turn,
    script,
    turnConfidence: Number(turnConfidence),
    scriptConfidence: Number(scriptConfidence),
  };
}

const isTurn = (degrees: number): degrees is Turn => [0, 90, 180, 270].includes(degrees);
