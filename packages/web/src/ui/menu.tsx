import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface MenuProps {
  /** A button; gets what it needs to open the menu. */
  trigger: ReactNode;
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

export const Menu = ({ trigger, label, align = 'end', children }: MenuProps) => (
  <Radix.Root modal={false}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        aria-label={label}
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-overlay data-[state=open]:animate-fade-in"
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

const ITEM =
  'flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 outline-none data-[highlighted]:bg-sunken';

interface MenuItemProps {
  onSelect?: () => void;
  /** Marks the current one of several. */
  current?: boolean;
  /** The child is a link that becomes the item. */
  asChild?: boolean;
  children: ReactNode;
}

export const MenuItem = ({ onSelect, current, asChild, children }: MenuItemProps) => (
  <Radix.Item
    asChild={asChild ?? false}
    {...(onSelect ? { onSelect } : {})}
    aria-current={current || undefined}
    className={classNames(ITEM, current && 'font-semibold')}
  >
    {children}
  </Radix.Item>
);

/** At the end of every item of a choice; seen on the current one. */
export const MenuCheck = ({ shown }: { shown: boolean }) => (
  <Check aria-hidden className={classNames('ml-auto size-4 shrink-0 text-accent', !shown && 'invisible')} />
);

export const MenuSeparator = () => <Radix.Separator className="my-1.5 h-px bg-line" />;
