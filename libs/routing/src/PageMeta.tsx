import { useBrand, useSiteOptions } from '@baize/brand';
import { languageEntry, useLanguage } from '@baize/i18n';
import { generatePath } from 'react-router';
import { useCurrentMatch } from './RouteTable.ts';

const CATCH_ALL = '*';

interface Props {
  /** The page's own name, which comes before the site's title; without one that title is all. */
  title?: string;
  /** A sentence or two about the page; without one, the site's own. */
  description?: string;
  /** A picture of what the page is about, for previews: an https address, or a path of the site. */
  image?: string;
  /** Path and query that search engines should know the page by, where it isn't the address of its route. */
  canonical?: string;
  /** Search engines shouldn't list the page: it is a player's own, or about nothing. */
  unlisted?: boolean;
}

const filled = (text: unknown) => (typeof text === 'string' ? text.trim() : '');

/** The site as search engines know it: the operator's domain if it is one of the brand's hosts, or else the first host. */
function useSiteAddress(): string {
  const { hosts } = useBrand();
  const active = useSiteOptions()?.active_domain;
  return `https://${hosts.find((host) => host === active) ?? hosts[0]}`;
}

/** The address of the route itself, in its own spelling. */
function useRouteAddress(): string | undefined {
  const match = useCurrentMatch();
  if (!match || match.route.path === CATCH_ALL) return undefined;
  return generatePath(match.route.path, match.params);
}

/**
 * What a page says of itself to browsers, search engines and previews: title, description, canonical address, Open Graph.
 * Every page renders one. React puts the elements into the head, on the server too (`splitMeta`), and updates them with the
 * language (spec 1/1/9, ADR 30).
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
