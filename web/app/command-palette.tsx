import { Palette } from '../features/palette/components/palette.tsx';
import type { PalettePage } from '../features/palette/use-entries.ts';
import { useAnswerViews } from './use-answer-views.tsx';

type CommandPaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  pages: readonly PalettePage[];
  onLogout: () => void;
};

/** The command palette with answers drawn as the chat does. Loaded when it is first opened. */
export function CommandPalette(props: CommandPaletteProps) {
  return <Palette {...props} {...useAnswerViews()} />;
}
