import type { ManualFormat } from '../../../engine/document/pages.ts';

/** A file that may become a manual, durably stored but not yet part of anything. */
export type AcceptedFile = {
  fileKey: string;
  filename: string;
  format: ManualFormat;
  bytes: number;
  sha256: string;
};
