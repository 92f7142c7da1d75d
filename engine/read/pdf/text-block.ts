import type { PrintedLine } from './characters/printed-line.ts';

/** A run of printed lines that belong together. */
export type TextBlock =
  | { kind: 'heading'; lines: PrintedLine[]; level: number }
  | { kind: 'paragraph'; lines: PrintedLine[] }
  | { kind: 'code'; lines: PrintedLine[] }
  | {
      kind: 'list-item';
      lines: PrintedLine[];
      ordered: boolean;
      marker: string;
      level: number;
      textX: number;
      /** Whether its number was told by the numbers around it: it is no heading, whatever its type. */
      isStep: boolean;
    };
