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

/** What a page says of itself to search engines and shared links. */
export interface PageFacts {
  /** Title of the page, without the brand; the home page leaves it out. */
  title?: string | undefined;
  /** Name of the page in the trail of search results; default: its title. */
  crumb?: string | undefined;
  /** A sentence or two for search engines and shared links; default: the site's own. */
  description?: string | undefined;
  /** Which page of a listing this is, counted from 1; default 1. */
  pageNumber?: number | undefined;
  /** Address of the page that this one repeats; default: its own. */
  canonicalPath?: string | undefined;
  /** False keeps the page out of search engines. */
  indexed?: boolean | undefined;
  /** Picture of shared links, 'plate' for the mark alone; default: that of the home page. */
  picture?: SharedPicture | 'plate' | null | undefined;
  /** The page above this one, where that is not the home page. */
  parent?: Crumb | undefined;
  /** What the page is about, in the words of schema.org. */
  about?: readonly Thing[] | undefined;
}

/** The site that a page belongs to. */
export interface HeadContext {
  /** Published settings. */
  settings: SiteSettings;
  /** Public origin. */
  site: URL;
  /** The page's own address on the site. */
  ownPath: string;
  /** Name of the home page in the trail. */
  homeName: string;
}

/** The words and addresses in a page's head. */
export interface PageHead {
  /** The title element. */
  title: string;
  /** Title of a shared link, which shows the brand beside it. */
  sharedTitle: string;
  /** The description. */
  description: string;
  /** The one address of the page. */
  canonical: string;
  /** Content of the structured data script. */
  structuredData: string;
}

/** Works out what stands in a page's head. */
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

/** Begins with the page's title, or pages without words of their own would all read alike. */
function defaultDescription(title: string | undefined, settings: SiteSettings): string {
  if (title === undefined) return settings.description;
  return `${title}. ${settings.fallbackDescription === '' ? settings.description : settings.fallbackDescription}`;
}
