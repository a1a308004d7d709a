import { hydrateWhenUsed } from '#lib/forms/hydrate-when-used.ts';
import { loadWithSchemas } from '#lib/load-with-schemas.ts';

/** Lets the planners within a part of the page wake when they are touched. */
export function hydratePlanners(part: ParentNode): void {
  for (const root of part.querySelectorAll<HTMLElement>('[data-trip-planner]')) {
    hydrateWhenUsed(root, async () =>
      (await loadWithSchemas(() => import('./hydrate-planner.tsx'))).hydratePlanner(root),
    );
  }
}
