// The words of the visitor specification, sections 2 and 8, exactly.

/** Shown when nothing is featured. */
export const NO_FEATURED_PROPERTIES = 'No featured properties selected.';

/** Shown under it. */
export const NO_FEATURED_PROPERTIES_HINT = 'Admin can select properties to feature on the homepage.';

/** What the featured carousel says when fetching failed without a reason. */
export const FAILED_TO_FETCH_FEATURED_PROPERTIES = 'Failed to fetch featured properties';

/** What the featured carousel says, in red, when it could not be fetched. */
export function errorLoadingFeaturedProperties(message: string = FAILED_TO_FETCH_FEATURED_PROPERTIES): string {
  return `Error loading featured properties: ${message}`;
}
