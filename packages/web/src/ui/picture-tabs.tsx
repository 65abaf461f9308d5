import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface PictureTabsProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  /** What a tab shows on itself is its `face`; its `label` is read out. */
  tabs: readonly { value: T; label: string; face: ReactNode; content: ReactNode }[];
  orientation?: 'horizontal' | 'vertical';
  className?: string;
  listClassName: string;
  tabClassName: string;
}

/** One large picture out of a few, with a tab for each beside or on it. Only the chosen one is mounted. */
export function PictureTabs<T extends string>({ label, value, onChange, tabs, ...styles }: PictureTabsProps<T>) {
  const { orientation = 'horizontal', className, listClassName, tabClassName } = styles;
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as T)} // one of `tabs`
      orientation={orientation}
      className={className}
    >
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          tabIndex={-1}
          className="min-w-0 data-[state=active]:size-full"
        >
          {tab.content}
        </Radix.Content>
      ))}
      <Radix.List aria-label={label} className={listClassName}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} aria-label={tab.label} className={tabClassName}>
            {tab.face}
          </Radix.Trigger>
        ))}
      </Radix.List>
    </Radix.Root>
  );
}
