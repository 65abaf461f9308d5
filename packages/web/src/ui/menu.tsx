import { Check } from 'lucide-react';
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

interface MenuProps {
  /** Names the trigger and the list. */
  label: string;
  trigger: ReactNode;
  triggerClass: string;
  children: ReactNode;
}

const GAP_PX = 8;

/** Below its trigger, or above where there is no room; within the window either way. */
function place(menu: HTMLElement, trigger: HTMLElement): void {
  const at = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = at.bottom + GAP_PX;
  const top = below + height > innerHeight ? Math.max(GAP_PX, at.top - GAP_PX - height) : below;
  menu.style.top = `${top}px`;
  menu.style.left = `${Math.max(GAP_PX, Math.min(at.right - width, innerWidth - width - GAP_PX))}px`;
}

/**
 * A button that discloses a list. The browser's own popover closes it on Escape or a click beside it and gives the
 * focus back, which saves every page 40 kB of a menu library.
 */
export function Menu({ label, trigger, triggerClass, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const placeWhenOpen = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && menu.current && button.current) place(menu.current, button.current);
  };
  return (
    <>
      <button ref={button} type="button" aria-label={label} popoverTarget={id} className={triggerClass}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the items take the keys; this only closes behind them. */}
      <ul
        ref={menu}
        id={id}
        popover="auto"
        aria-label={label}
        onToggle={placeWhenOpen}
        onClick={() => menu.current?.hidePopover()}
        className="fixed m-0 max-h-[calc(100dvh-1rem)] min-w-56 overflow-y-auto rounded-lg border border-line bg-surface p-1.5 text-ink shadow-overlay open:animate-fade-in"
      >
        {children}
      </ul>
    </>
  );
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2';

interface MenuItemProps {
  /** Where the item leads, as it is, or what it does; a link may do something before it leads there. */
  to?: string;
  onSelect?: () => void;
  /** The link leads to this page in another language, where the reader stays at the same place. */
  hrefLang?: string;
  /** Given for items of a choice: whether this is the chosen one. */
  current?: boolean;
  children: ReactNode;
}

export function MenuItem({ to, onSelect, hrefLang, current, children }: MenuItemProps) {
  const shared = { 'aria-current': current || undefined, className: classNames(ITEM, current && 'font-semibold') };
  const content = (
    <>
      <span className="flex grow items-center gap-3">{children}</span>
      {current !== undefined && (
        <Check aria-hidden className={classNames('size-4 shrink-0 text-accent', !current && 'invisible')} />
      )}
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} hrefLang={hrefLang} onClick={onSelect} preventScrollReset={hrefLang !== undefined} {...shared}>
          {content}
        </Link>
      ) : (
        <button type="button" onClick={onSelect} {...shared}>
          {content}
        </button>
      )}
    </li>
  );
}

export const MenuSeparator = () => <li aria-hidden className="my-1.5 h-px bg-line" />;
