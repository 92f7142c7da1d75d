/** The messages between the main thread and the thread of the embedded database. */

export type WorkerInput = {
  /** Directory of the cluster; must exist. */
  directory: string;
  /** Whether a commit waits until it is on the disk. */
  isDurable: boolean;
};

/** Messages to the thread. Connections are numbered; the main thread opens one at a time. */
export type ToWorker =
  | { kind: 'connect'; connection: number }
  | { kind: 'data'; connection: number; bytes: Uint8Array }
  | { kind: 'disconnect'; connection: number }
  | { kind: 'close' };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'data'; connection: number; bytes: Uint8Array; isInTransaction: boolean }
  | { kind: 'closed' };
