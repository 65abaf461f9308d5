import { useTranslate } from '../../lib/i18n.tsx';

const STEPS = ['choose', 'pay', 'material', 'draft', 'revision', 'delivery'] as const;

/** From the choice to the files, with the times that the terms promise. */
export function HowItWorks() {
  const translate = useTranslate();
  return (
    <section aria-labelledby="steps-title" className="mt-20 lg:mt-28">
      <h3 id="steps-title" className="font-bold text-title">
        {translate('landing.steps.title')}
      </h3>
      <ol className="mt-8 grid gap-x-6 border-line max-lg:border-l sm:gap-y-2 lg:grid-cols-6 lg:border-t">
        {STEPS.map((step) => (
          <li key={step} className="relative pb-8 pl-6 last:pb-0 lg:pt-7 lg:pb-0 lg:pl-0">
            <span
              aria-hidden
              className="absolute top-1.5 -left-[5.5px] size-2.5 rounded-full bg-accent lg:-top-[5.5px] lg:left-0"
            />
            <h4 className="font-semibold text-lg leading-snug">{translate(`landing.steps.${step}.title`)}</h4>
            <p className="mt-1 whitespace-pre-line font-medium text-accent text-sm tabular-nums">
              {translate(`landing.steps.${step}.time`)}
            </p>
            <p className="mt-2 text-muted text-sm leading-relaxed">{translate(`landing.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
