import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from 'schema-dts';
import { organizationId } from '#domain/site/organization-id.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** A page on the way from the home page. */
export interface Crumb {
  /** Name of the page, as its heading says. */
  name: string;
  /** Its address on this site. */
  path: string;
}

/** The house in a line, for every page, so that references to it lead somewhere. */
export function organizationInShort(settings: SiteSettings, site: URL): Organization {
  return { '@type': 'Organization', '@id': organizationId(site), name: settings.brandName, url: site.href };
}

/** The house in full, for its home page. Its reviews are left out: search engines ignore those a house shows of itself. */
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

/** The way from the home page to this one, which comes last. */
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

/** The content of a `script` element; '<' is escaped, or a text could end the element and begin another. */
export function structuredDataScript(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
