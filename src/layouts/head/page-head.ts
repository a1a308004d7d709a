import type { Thing } from 'schema-dts';
import { cutAtWord, homeTitle, PAGE_TITLE_MAX, pageDescription, pageTitle } from '#domain/site/page-titles.ts';
import { PATHS } from '#domain/site/paths.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { SharedPicture } from './shared-picture.ts';
import {
  breadcrumbs,
  type Crumb,
  organizationInFull,
  organizationInShort,
  structuredDataScript,
  webSite,
} from './structured-data.ts';

/** The facts about a page for search engines and shared links. */
export interface PageFacts {
  /** Title of the page, without the brand; absent on the home page. */
  title?: string | undefined;
  /** Name of the page in the breadcrumbs; default: its title. */
  crumb?: string | undefined;
  /** A sentence or two for search engines and shared links; default: the site's own. */
  description?: string | undefined;
  /** Page of a listing, counted from 1; default 1. */
  pageNumber?: number | undefined;
  /** Path of the page with the same content; default: its own. */
  canonicalPath?: string | undefined;
  /** False keeps the page out of search engines. */
  indexed?: boolean | undefined;
  /** Picture of shared links, 'plate' for the brand's mark alone; default: that of the home page. */
  picture?: SharedPicture | 'plate' | null | undefined;
  /** The parent page, if it is not the home page. */
  parent?: Crumb | undefined;
  /** The subject as schema.org data. */
  about?: readonly Thing[] | undefined;
}

/** The site that a page belongs to. */
export interface HeadContext {
  /** Published settings. */
  settings: SiteSettings;
  /** Public origin. */
  site: URL;
  /** The page's own path. */
  ownPath: string;
  /** Name of the home page in the breadcrumbs. */
  homeName: string;
}

/** The texts and URLs in a page's head. */
export interface PageHead {
  title: string;
  /** Title of a shared link, without the brand, which is shown separately. */
  sharedTitle: string;
  description: string;
  /** The canonical URL. */
  canonical: string;
  /** Content of the structured data script. */
  structuredData: string;
}

/** The content of a page's head. */
export function pageHead(page: PageFacts, { settings, site, ownPath, homeName }: HeadContext): PageHead {
  const { brandName, tagline } = settings;
  const path = page.canonicalPath ?? ownPath;
  const home = { name: homeName, path: PATHS.home };
  const own = { name: page.crumb ?? page.title ?? homeName, path };
  const description = page.description?.trim() ? page.description : defaultDescription(page.title, settings);
  const isHome = path === PATHS.home;
  return {
    title: page.title === undefined ? homeTitle(brandName, tagline) : pageTitle(page.title, brandName),
    sharedTitle: page.title === undefined ? homeTitle(brandName, tagline) : cutAtWord(page.title, PAGE_TITLE_MAX),
    description: pageDescription(description, page.pageNumber),
    canonical: new URL(path, site).href,
    structuredData: structuredDataScript([
      ...(isHome
        ? [organizationInFull(settings, site), webSite(settings, site)]
        : [
            organizationInShort(settings, site),
            breadcrumbs([home, ...(page.parent === undefined ? [] : [page.parent]), own], site),
          ]),
      ...(page.about ?? []),
    ]),
  };
}

/** Begins with the page's title, so that descriptions differ. */
function defaultDescription(title: string | undefined, settings: SiteSettings): string {
  if (title === undefined) return settings.description;
  return `${title}. ${settings.fallbackDescription === '' ? settings.description : settings.fallbackDescription}`;
}
