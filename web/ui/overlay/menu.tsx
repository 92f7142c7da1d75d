import './menu.css';
import { Ellipsis } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../button/button.tsx';
import { texts } from '../page/texts.ts';

export type MenuItem = {
  label: string;
  /** A lucide icon of 18 px before the words. */
  icon: ReactNode;
} & ({ to: string } | { isDisabled?: boolean; onSelect: () => void });

type MenuProps = {
  /** What the rest belongs to, for screen readers: "More for ann@company.com". */
  label: string;
  items: readonly MenuItem[];
};

/**
 * What there is no room for beside other actions, in words. An item acts once the menu is gone and its button has the
 * focus again, so that a dialog gives it back there.
 */
export function Menu({ label, items }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);

  const handleClosed = (event: Event) => {
    const act = chosen.current;
    if (!act) return;
    chosen.current = null;
    event.preventDefault();
    trigger.current?.focus();
    act();
  };
  return (
    // Not modal, for the content security policy forbids the style that would keep the page from scrolling; and in its
    // place, for what stands behind the page's end belongs to no part of it.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          ref={trigger}
          variant="quiet"
          aria-label={label}
          icon={<Ellipsis size={18} aria-hidden="true" />}
          className="print:hidden"
        >
          {texts.more}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={12}
        className="menu second-sheet"
        onCloseAutoFocus={handleClosed}
      >
        {items.map((item) => (
          <Item
            key={item.label}
            item={item}
            onChoose={(act) => {
              chosen.current = act;
            }}
          />
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function Item({ item, onChoose }: { item: MenuItem; onChoose: (act: () => void) => void }) {
  const face = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if ('to' in item) {
    return (
      <DropdownMenu.Item asChild className="menu-item">
        <Link to={item.to}>{face}</Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item
      className="menu-item"
      disabled={item.isDisabled ?? false}
      onSelect={() => onChoose(item.onSelect)}
    >
      {face}
    </DropdownMenu.Item>
  );
}
