import { Moon, Sun } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, type Theme, watchSystemTheme } from '../../lib/browser/theme.ts';
import { IconButton } from '../button/icon-button.tsx';
import { texts } from './texts.ts';

const printedTheme = (): Theme => 'light';

/** A button that switches between printed paper (light) and blueprint (dark). */
export function ThemeToggle({ className }: { className?: string }) {
  // The build renders pages for nobody in particular, always as paper.
  const stored = useSyncExternalStore(watchSystemTheme, currentTheme, printedTheme);
  const [chosen, setChosen] = useState<Theme | null>(null);
  const theme = chosen ?? stored;
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <IconButton
      label={other === 'dark' ? texts.darkMode : texts.lightMode}
      className={className}
      onClick={() => {
        chooseTheme(other);
        setChosen(other);
      }}
    >
      <Icon size={18} aria-hidden="true" />
    </IconButton>
  );
}
