import { useBrand } from '@baize/brand';
import { useSiteOptions } from '@baize/site';
import { languageEntry, useLanguage } from '@baize/i18n';
import { generatePath } from 'react-router';
import { useCurrentMatch } from './RouteTable.ts';

const CATCH_ALL = '*';

interface Props {
  /** The page's own title, put before the site's; without one, the site's title alone. */
  title?: string;
  /** One or two sentences about the page; the site's own by default. */
  description?: string;
  /** An image for previews: an https address, or a path of the site. */
  image?: string;
  /** Canonical path and query, where they aren't the route's address. */
  canonical?: string;
  /** Search engines shouldn't index the page: it is private to a player, or empty. */
  unlisted?: boolean;
}

const filled = (text: unknown) => (typeof text === 'string' ? text.trim() : '');

/**
 * The site's canonical origin: the operator's domain if it is one of the brand's hosts, otherwise the first
 * host.
 */
function useSiteAddress(): string {
  const { hosts } = useBrand();
  const active = useSiteOptions()?.active_domain;
  return `https://${hosts.find((host) => host === active) ?? hosts[0]}`;
}

/** The route's own address, in its canonical spelling. */
function useRouteAddress(): string | undefined {
  const match = useCurrentMatch();
  if (!match || match.route.path === CATCH_ALL) return undefined;
  return generatePath(match.route.path, match.params);
}

/**
 * A page's metadata: title, description, canonical address, Open Graph. Every page renders one. React hoists
 * the elements into the head, on the server too (`splitMeta`), and updates them with the language (spec 1/1/9,
 * ADR 30).
 */
export function PageMeta({ title, description, image, canonical, unlisted = false }: Props) {
  const language = useLanguage();
  const { name, tagline } = useBrand();
  const options = useSiteOptions();
  const site = useSiteAddress();
  const route = useRouteAddress();
  const siteTitle = filled(options?.title) || name;
  const fullTitle = filled(title) === '' ? siteTitle : `${filled(title)} · ${siteTitle}`;
  const about = filled(description) || filled(options?.description) || tagline[language];
  const address = canonical ?? route;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={languageEntry(language).locale.replace('-', '_')} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={about} />
      {image && <meta property="og:image" content={image.startsWith('/') ? site + image : image} />}
      {address && <meta property="og:url" content={site + address} />}
      {address && <link rel="canonical" href={site + address} />}
      {(unlisted || !address) && <meta name="robots" content="noindex" />}
    </>
  );
}
