import { COUNTRIES, COUNTRY_CODES, type CountryCode, DEFAULT_COUNTRY } from '@softbox/config/countries';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { type ShareImage, shareUrl } from '@softbox/config/pictures';
import { ogAu, ogCn, ogKr, ogMy, ogUs, ogVn } from '@softbox/config/pictures/share';
import { useLocation } from 'react-router';
import { inCountry } from '../../lib/country-path.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSite } from '../../lib/site.ts';

const SHARED: Record<CountryCode, ShareImage> = { US: ogUs, KR: ogKr, AU: ogAu, VN: ogVn, CN: ogCn, MY: ogMy };

interface PageMetaProps {
  title: string;
  description?: string;
  /** Site path or URL of the picture that links to this page show; else the country's own. */
  image?: string;
  /** Private and failed pages stay out of search results. */
  noIndex?: boolean;
}

/** Title, description and the page's relatives in other countries. React moves all of it into `<head>`. */
export function PageMeta({ title, description, image, noIndex = false }: PageMetaProps) {
  const translate = useTranslate();
  const { origin, country, visited } = useSite();
  const { pathname } = useLocation();
  const brand = translate('common.brand');
  const words = description ?? translate('shell.description');
  const url = (path: string) => `${origin}${path}`;
  return (
    <>
      <title>{title === brand ? brand : `${title} · ${brand}`}</title>
      <meta name="description" content={words} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        visited && (
          <>
            <link rel="canonical" href={url(pathname)} />
            <link rel="alternate" hrefLang="x-default" href={url(inCountry({ pathname }, DEFAULT_COUNTRY))} />
            {COUNTRY_CODES.map((code) => (
              <link
                key={code}
                rel="alternate"
                hrefLang={`${LANGUAGE_TAGS[COUNTRIES[code].language]}-${code}`}
                href={url(inCountry({ pathname }, code))}
              />
            ))}
          </>
        )
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={words} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:image" content={new URL(image ?? shareUrl(SHARED[country]), origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
