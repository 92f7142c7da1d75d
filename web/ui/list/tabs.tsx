import './tabs.css';
import { Tabs as TabsRoot } from 'radix-ui';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/text/format.ts';
import { useShownTab } from './use-shown-tab.ts';

export type Tab = {
  id: string;
  label: string;
  /** Count after the label; zero is shown, undefined is not. */
  count?: number | undefined;
  content: ReactNode;
};

type TabsProps = {
  /** Name of the row of tabs, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab, if the caller keeps it, for instance in the address. */
  selected?: string;
  onSelect?: (id: string) => void;
};

/** Index tabs; the selected one is ink with a cut corner. Arrow keys move between them. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const first = tabs[0]?.id ?? '';
  const row = useShownTab<HTMLDivElement>(tabs.findIndex(({ id }) => id === (selected ?? first)));
  return (
    <TabsRoot.Root
      defaultValue={first}
      {...(selected === undefined ? {} : { value: selected })}
      {...(onSelect ? { onValueChange: onSelect } : {})}
    >
      <TabsRoot.List ref={row} className="tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <TabsRoot.Trigger key={tab.id} value={tab.id} className="tabs-tab">
            {tab.label}
            {tab.count !== undefined && <span className="tabs-count">{formatNumber(tab.count)}</span>}
          </TabsRoot.Trigger>
        ))}
      </TabsRoot.List>
      {tabs.map((tab) => (
        <TabsRoot.Content key={tab.id} value={tab.id} className="pt-6">
          {tab.content}
        </TabsRoot.Content>
      ))}
    </TabsRoot.Root>
  );
}
