import { ChevronsLeftRight } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

const LABEL = 'absolute top-4 rounded-full bg-black/55 px-3.5 py-1.5 font-medium text-sm text-white backdrop-blur-sm';

const MIDDLE = 50;

interface CompareProps {
  /** Two pictures of one size that fill their place. */
  before: ReactNode;
  after: ReactNode;
  /** Written on the pictures, where they leave room for it. */
  labels?: { before: string; after: string };
  /** Of the handle, for keyboards and screen readers. */
  label: string;
  valueText: (percentAfter: number) => string;
  className?: string;
}

/** Two pictures one over the other: drag anywhere on them, or move the focused handle by keys. */
export function Compare({ before, after, labels, label, valueText, className }: CompareProps) {
  // The range itself holds the value: what was moved before the code had arrived stays moved.
  const range = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(MIDDLE);
  const show = () => setAt(range.current?.valueAsNumber ?? MIDDLE);
  useEffect(show, []);

  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (!range.current) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    range.current.valueAsNumber = ((clientX - left) / width) * 100;
    show();
  };
  // The range inside does for keyboards and screen readers what the pointer does anywhere on the figure.
  return (
    <figure
      className={classNames(
        'relative size-full cursor-ew-resize touch-pan-y select-none overflow-hidden bg-sunken',
        className,
      )}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // A finger may only want to scroll past: it counts when it moves sideways or taps.
        if (event.pointerType === 'mouse') follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      onPointerUp={follow}
    >
      <div className="absolute inset-0">{before}</div>
      <div className="absolute inset-0" style={{ clipPath: `inset(0 0 0 ${at}%)` }}>
        {after}
      </div>
      {labels && (
        <figcaption>
          <span className={`${LABEL} left-4`}>{labels.before}</span>
          <span className={`${LABEL} right-4`}>{labels.after}</span>
        </figcaption>
      )}
      <input
        ref={range}
        type="range"
        min={0}
        max={100}
        defaultValue={MIDDLE}
        onChange={show}
        aria-label={label}
        aria-valuetext={valueText(100 - at)}
        className="peer sr-only"
      />
      <span aria-hidden className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white/90" style={{ left: `${at}%` }} />
      <span
        aria-hidden
        className="absolute top-[62%] flex size-13 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full bg-white text-black shadow-overlay outline-offset-4 peer-focus-visible:outline-4 peer-focus-visible:outline-white"
        style={{ left: `${at}%` }}
      >
        <ChevronsLeftRight className="size-6" />
      </span>
    </figure>
  );
}
