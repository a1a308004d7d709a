import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import { organizationId } from '#domain/site/paths.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** A page in the breadcrumbs. */
export interface Crumb {
  /** Name of the page, as in its heading. */
  name: string;
  path: string;
}

/** The company in short, on every page, as the target of references. */
export function organizationInShort(settings: SiteSettings, site: URL): Organization {
  return { '@type': 'Organization', '@id': organizationId(site), name: settings.brandName, url: site.href };
}

/**
 * The company in full, for the home page. Without reviews: search engines ignore those that a company shows of itself.
 */
export function organizationInFull(settings: SiteSettings, site: URL): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: settings.brandName,
    legalName: settings.companyName,
    slogan: settings.tagline,
    description: settings.description,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    telephone: settings.phone,
    email: settings.email,
    address: settings.officeAddress.join(', '),
    sameAs: settings.socialLinks.map(({ address }) => address),
  };
}

/** The site, which gives search engines the name to show. */
export function webSite(settings: SiteSettings, site: URL): WebSite {
  return { '@type': 'WebSite', name: settings.brandName, url: site.href, publisher: { '@id': organizationId(site) } };
}

/** The breadcrumbs from the home page to this page, which comes last. */
export function breadcrumbs(trail: readonly Crumb[], site: URL): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** The content of a `script` element; escapes '<', so that text cannot end the element. */
export function structuredDataScript(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
