import { Copy } from 'lucide-react';
import { showFailure, showToast } from '../../lib/browser/toast-store.ts';
import { texts } from '../page/texts.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

type CopyButtonProps = {
  /** The text to copy; a function is called at the click. */
  text: string | (() => string);
  /** Label of the button: "Copy URL". */
  label: string;
  /** Message afterwards: "Chatbot URL copied to clipboard!". */
  doneMessage: string;
  /** Whether the label is shown beside the icon. */
  isLabelled?: boolean;
};

/** A button that copies a text to the clipboard and says so. */
export function CopyButton({ text, label, doneMessage, isLabelled }: CopyButtonProps) {
  async function handleClick() {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text);
      showToast(doneMessage);
    } catch {
      showFailure(texts.copyRefused);
    }
  }
  if (isLabelled) {
    return (
      <Button icon={<Copy size={18} aria-hidden="true" />} onClick={handleClick}>
        {label}
      </Button>
    );
  }
  return (
    <IconButton label={label} onClick={handleClick}>
      <Copy size={20} aria-hidden="true" />
    </IconButton>
  );
}
