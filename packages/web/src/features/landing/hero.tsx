import { paths } from '@softbox/config/paths';
import { ArrowRight } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HeroPictures } from './hero-pictures.tsx';

/** What this is, said and shown in one glance; the picture runs to the edge of the window. `price`: of the cheapest thing. */
export function Hero({ price }: { price: string }) {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <section
      id="home"
      aria-labelledby="home-title"
      className="grid lg:min-h-[min(calc(100dvh-var(--bar-height)),60rem)] lg:grid-cols-2 lg:grid-rows-[1fr_auto]"
    >
      <div className="flex flex-col justify-center px-(--page-margin) pt-8 pb-10 lg:pt-12 lg:pr-10">
        <p className="mb-5 font-medium text-accent text-sm sm:text-base">{translate('landing.hero.eyebrow')}</p>
        <h1
          id="home-title"
          className="whitespace-pre-line font-bold text-[clamp(2.5rem,4.55vw,4.1rem)] leading-[1.12] tracking-[-0.035em]"
        >
          {translate('landing.hero.title')}
        </h1>
        <p className="mt-6 max-w-lg text-lg text-muted leading-relaxed">{translate('landing.hero.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton size="lg" to={paths.landing(code, 'pricing')}>
            {translate('landing.hero.quote')}
          </LinkButton>
          <LinkButton size="lg" variant="secondary" to={paths.landing(code, 'portfolio')}>
            {translate('landing.hero.samples')}
          </LinkButton>
        </div>
        <Link
          to={paths.trial(code)}
          className="group mt-5 inline-flex min-h-11 items-center gap-2 self-start font-medium underline decoration-line-strong underline-offset-6 hover:text-accent"
        >
          {translate('shop.tryLink')}
          <ArrowRight aria-hidden className="size-4 transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
      <HeroPictures className="aspect-[4/5] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:aspect-auto" />
      <HeroFacts price={price} />
    </section>
  );
}

function HeroFacts({ price }: { price: string }) {
  const translate = useTranslate();
  const facts = [
    [translate('landing.hero.factTemplates'), translate('landing.hero.factTemplatesValue')],
    [translate('landing.hero.factRevision'), translate('landing.hero.factRevisionValue')],
    [translate('landing.hero.factFrom'), translate('landing.hero.factFromValue', { price })],
  ] as const;
  return (
    <dl className="mx-(--page-margin) grid gap-x-6 gap-y-3 border-line pt-8 sm:grid-cols-3 lg:mr-10 lg:border-t lg:pt-6 lg:pb-12">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 sm:block">
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-semibold tabular-nums sm:mt-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
