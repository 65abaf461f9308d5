import { SERVICES, type Service } from '@softbox/config/catalog';
import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ImageStrip } from './image-strip.tsx';
import { SectionHeading } from './section-heading.tsx';
import { stripOf } from './strips.ts';

/** How long one round of each strip takes, in seconds. */
const ROUND: Record<Service, number> = { conceptShots: 18, socialPosters: 24, menuTemplates: 30, videoAds: 36 };

export function Services() {
  const translate = useTranslate();
  return (
    <section id="services" aria-labelledby="services-title" className="overflow-x-clip py-20 lg:py-32">
      <div className="container-page">
        <SectionHeading
          id="services-title"
          title={translate('landing.services.title')}
          text={translate('landing.services.text')}
        />
        <ul className="mt-12 flex flex-col gap-16 lg:mt-20 lg:gap-20">
          {SERVICES.map((service) => (
            <ServiceCard key={service} service={service} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Words in the column, pictures to the edge of the window; the sides change from one to the next. */
function ServiceCard({ service }: { service: Service }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const language = useLanguage();
  const title = translate(`landing.services.${service}.title`);
  return (
    <li className="group grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr] lg:even:grid-cols-[8fr_4fr]">
      <div className="order-last flex flex-col items-start justify-center lg:order-first lg:group-even:order-last">
        <h3 className="font-bold text-title">{title}</h3>
        <p className="mt-3 max-w-md text-muted leading-relaxed">{translate(`landing.services.${service}.text`)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton
            to={paths.landing(code, 'contact')}
            variant="secondary"
            aria-label={`${translate('landing.services.start')}: ${title}`}
          >
            {translate('landing.services.start')}
          </LinkButton>
          <LinkButton
            to={paths.landing(code, 'portfolio')}
            variant="ghost"
            aria-label={`${translate('landing.services.portfolio')}: ${title}`}
          >
            {translate('landing.services.portfolio')}
          </LinkButton>
        </div>
      </div>
      <div className="-mx-(--page-margin) min-w-0 lg:group-even:mr-0 lg:group-odd:ml-0">
        <ImageStrip
          label={translate('landing.services.examples', { service: title })}
          items={stripOf(service, language)}
          seconds={ROUND[service]}
          pauseLabel={translate('landing.services.pause', { service: title })}
          playLabel={translate('landing.services.play', { service: title })}
        />
      </div>
    </li>
  );
}
