import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** A passage with the language that it is marked as. */
export interface Passage {
  text: string;
  lang: string;
}

export interface Link {
  href: string;
  /** Says that it leads to another language. */
  hrefLang: string | undefined;
}

export interface StructuredThing {
  '@type': string;
  [property: string]: unknown;
}

/** What a robot takes from a page. */
export interface PageContent {
  lang: string;
  title: string;
  description: string;
  headings: string[];
  ids: Set<string>;
  passages: Passage[];
  links: Link[];
  /** Pictures, icons, scripts and whatever else the page names by its address. */
  files: string[];
  canonical: string | undefined;
  /** hreflang to address. */
  alternates: Map<string, string>;
  openGraph: Map<string, string>;
  isIndexed: boolean;
  things: StructuredThing[];
}

const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title'];
const SILENT = new Set(['SCRIPT', 'STYLE']);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

function* passagesIn(node: Node, inherited: string): Generator<Passage> {
  if (node.nodeType === NodeType.TEXT_NODE) {
    const text = node.text.trim();
    if (text) yield { text, lang: inherited };
  }
  if (!isElement(node) || SILENT.has(node.tagName)) return;
  const lang = node.getAttribute('lang') ?? inherited;
  for (const name of SPOKEN) {
    const text = node.getAttribute(name);
    if (text) yield { text, lang };
  }
  for (const child of node.childNodes) yield* passagesIn(child, lang);
}

const addressesIn = (srcSet: string) => srcSet.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');

export function readPage(html: string): PageContent {
  const root = parse(html);
  const all = (selector: string) => root.querySelectorAll(selector);
  const values = (selector: string, name: string) =>
    all(selector).flatMap((element) => element.getAttribute(name) ?? []);
  const meta = (name: string) => values(`meta[name="${name}"]`, 'content').join('\n');
  const lang = values('html', 'lang').join();
  const description = meta('description');
  const openGraph = new Map(
    all('meta[property]').map((tag) => [tag.getAttribute('property') ?? '', tag.getAttribute('content') ?? '']),
  );
  const spoken = [description, openGraph.get('og:title') ?? '', openGraph.get('og:description') ?? ''];
  return {
    lang,
    title: all('title')
      .map((title) => title.text)
      .join('\n'),
    description,
    headings: all('h1').map((heading) => heading.text),
    ids: new Set(values('[id]', 'id')),
    passages: [
      ...spoken.map((text) => ({ text, lang })),
      ...[...root.querySelectorAll('title, body')].flatMap((element) => [...passagesIn(element, lang)]),
    ],
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      hrefLang: link.getAttribute('hreflang'),
    })),
    files: [
      ...values('img[src], script[src]', 'src'),
      ...values('[srcset]', 'srcset').flatMap(addressesIn),
      ...values('link[imagesrcset]', 'imagesrcset').flatMap(addressesIn),
      ...values('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="preload"]', 'href'),
      ...(openGraph.get('og:image') ? [openGraph.get('og:image') ?? ''] : []),
    ].filter(Boolean),
    canonical: values('link[rel="canonical"]', 'href')[0],
    alternates: new Map(
      all('link[rel="alternate"]').map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
    openGraph,
    isIndexed: !meta('robots').includes('noindex'),
    things: all('script[type="application/ld+json"]').flatMap(
      (script): StructuredThing[] => JSON.parse(script.text)['@graph'],
    ),
  };
}
