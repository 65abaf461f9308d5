import { COUNTRIES } from '@softbox/config/countries';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { STUDIO_COUNTRY } from '@softbox/config/money';
import type { PointerEvent } from 'react';
import { formatDay } from '../../../lib/format-date.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ChartFigures } from './charts.tsx';
import type { Series } from './day-chart.tsx';
import { niceCeiling } from './nice-ceiling.ts';

interface ColumnsProps {
  /** What a screen reader says instead; every value is in the table. */
  label: string;
  days: ChartFigures['days'];
  series: Series[];
  isMoney: boolean;
  pointed: number | null;
  onPoint: (index: number | null) => void;
}

/** Share of a day's width that its columns take. */
const FILLED = 0.72;

/** Measured in percent of the drawing, so that it fits any width without a script that measures. */
export function Columns({ label, days, series, isMoney, pointed, onPoint }: ColumnsProps) {
  const language = useLanguage();
  // A day on which more went back than came in has no column.
  const height = (value: number) => (Math.max(0, value) / top) * 100;
  const top = niceCeiling(Math.max(...days.flatMap((day) => series.map(({ value }) => value(day)))));
  const slot = 100 / days.length;
  const width = (slot * FILLED) / series.length;
  const compact = new Intl.NumberFormat(LANGUAGE_TAGS[language], { notation: 'compact', maximumFractionDigits: 1 });
  const unit = isMoney ? COUNTRIES[STUDIO_COUNTRY].currencySymbol : '';
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / wide) * days.length);
    onPoint(Math.min(Math.max(index, 0), days.length - 1));
  };
  const [first, middle, last] = [days[0], days[Math.floor(days.length / 2)], days.at(-1)];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 text-muted text-xs tabular-nums">
      <div aria-hidden className="flex h-48 flex-col justify-between text-right">
        {[top, top / 2, 0].map((value) => (
          <span key={value} className="-my-2">
            {unit}
            {compact.format(value)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        className="h-48 w-full touch-pan-y overflow-visible"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(null)}
      >
        <rect width="100%" height="100%" className="fill-transparent" />
        {[0, 50, 100].map((y) => (
          <line key={y} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
        ))}
        {pointed !== null && <rect x={`${pointed * slot}%`} width={`${slot}%`} height="100%" className="fill-sunken" />}
        {days.map((day, index) =>
          series.map(({ name, value, fill }, order) => (
            <rect
              key={`${day.day} ${name}`}
              x={`${index * slot + (slot * (1 - FILLED)) / 2 + order * width}%`}
              y={`${100 - height(value(day))}%`}
              width={`${width}%`}
              height={`${height(value(day))}%`}
              className={fill}
            />
          )),
        )}
      </svg>
      <div aria-hidden className="col-start-2 flex justify-between">
        {[first, middle, last].map(
          (day, index) =>
            day && (
              <span key={day.day} className={classNames(index === 1 && 'max-sm:hidden')}>
                {formatDay(language, day.day, 'shortDay')}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
