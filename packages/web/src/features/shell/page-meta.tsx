import type { Picture } from '@softbox/config/pictures';
import { useLocation } from 'react-router';
import { alternatesOf } from '../../lib/alternates.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { usePageUrl } from '../../lib/page-url.ts';
import { sharePicture } from '../../lib/share-picture.ts';
import { useSite } from '../../lib/site.ts';

interface PageMetaProps {
  title: string;
  description?: string;
  /** What links to this page show elsewhere; else the country's own. */
  picture?: Picture | string;
  /** Private and failed pages stay out of search results. */
  noIndex?: boolean;
}

/** Title, description and addresses of a page, for tabs, search results and links elsewhere. React moves all into `<head>`. */
export function PageMeta({ title, description, picture, noIndex = false }: PageMetaProps) {
  const translate = useTranslate();
  const { country, visited } = useSite();
  const brand = translate('common.brand');
  return (
    <>
      <title>{`${title} · ${brand} ${translate(`shell.countries.${country}`)}`}</title>
      <meta name="description" content={description ?? translate('shell.description')} />
      {noIndex || !visited ? <meta name="robots" content="noindex" /> : <PageAddresses />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description ?? translate('shell.description')} />
      <SharePicture source={picture} alt={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The page's one address, whatever its query says beside the language, and its relatives in other countries and languages. */
function PageAddresses() {
  const { origin, country, language } = useSite();
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const url = usePageUrl()(path);
  return (
    <>
      <link rel="canonical" href={url} />
      {alternatesOf(path).map((alternate) => (
        <link
          key={alternate.hrefLang}
          rel="alternate"
          hrefLang={alternate.hrefLang}
          href={`${origin}${alternate.path}`}
        />
      ))}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={`${language}_${country}`} />
    </>
  );
}

function SharePicture({ source, alt }: { source: Picture | string | undefined; alt: string }) {
  const { origin, country } = useSite();
  const { path, type, width, height } = sharePicture(country, source);
  return (
    <>
      <meta property="og:image" content={new URL(path, origin).href} />
      {type && <meta property="og:image:type" content={type} />}
      {width && <meta property="og:image:width" content={String(width)} />}
      {height && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
