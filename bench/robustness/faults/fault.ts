import type { Findings } from '../holding/findings.ts';
import type { Scene } from './scene.ts';

/** What a fault found out besides lost, doubled and miscounted things; each is a figure of the report. */
export type Figures = Record<string, number>;

/** A fault that is being tried. */
export type Trial = {
  /** Settings of the program, and what is loaded into it. */
  env: Record<string, string>;
  /** Called once while the program is stopped. */
  prepare?(scene: Scene): Promise<void>;
  /** People at work, and the disturbance; the program may be gone afterwards. Pushes what it finds wrong itself. */
  round(scene: Scene, number: number): Promise<void>;
  /** Looks once more after the journal was checked; called after a thorough look, when all is quiet. */
  settle?(scene: Scene, findings: Findings): Promise<void>;
  /** So far. */
  figures(): Figures;
  end(): Promise<void>;
};

/** Something that goes wrong outside of the program, or that people do to it. */
export type Fault = {
  name: string;
  /** What is done, in a few words. */
  about: string;
  /** The database it is tried on; `postgres` needs PostgreSQL installed. */
  database: 'embedded' | 'postgres';
  /** Whether calls may be answered with an error while it lasts; an error is never an acknowledgement. */
  mayRefuse: boolean;
  /** Statuses of errors that it is a reason for where it is none for others. */
  excused?: readonly number[];
  begin(scene: Scene): Promise<Trial>;
};
