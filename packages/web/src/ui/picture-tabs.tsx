import { type KeyboardEvent, type ReactNode, useId } from 'react';

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

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Which tab a key leads to, round about; undefined where it leads to none. */
function tabFor(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step && (at + step + count) % count;
}

/**
 * One large picture out of a few, with a tab for each beside or on it. Only the chosen one is mounted. Its own few lines
 * instead of ui/tabs.tsx, whose library would be a tenth of all the code that a visitor of the landing page loads.
 */
export function PictureTabs<T extends string>({ label, value, onChange, tabs, ...styles }: PictureTabsProps<T>) {
  const { orientation = 'horizontal', className, listClassName, tabClassName } = styles;
  const id = useId();
  const chosen = tabs.find((tab) => tab.value === value);

  function follow(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[tabFor(event.key, at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }

  return (
    <div className={className}>
      <div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className="size-full min-w-0"
      >
        {chosen?.content}
      </div>
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        onKeyDown={follow}
        className={listClassName}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-label={tab.label}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            data-state={tab.value === value ? 'active' : 'inactive'}
            onClick={() => onChange(tab.value)}
            className={tabClassName}
          >
            {tab.face}
          </button>
        ))}
      </div>
    </div>
  );
}
