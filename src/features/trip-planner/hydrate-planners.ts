import { hydrateWhenUsed } from '#lib/forms/hydrate-when-used.ts';
import { loadWithSchemas } from '#lib/load-with-schemas.ts';

/** Hydrates the planners in a part of the page when they are used. */
export function hydratePlanners(part: ParentNode): void {
  for (const root of part.querySelectorAll<HTMLElement>('[data-trip-planner]')) {
    hydrateWhenUsed(root, async () =>
      (await loadWithSchemas(() => import('./hydrate-planner.tsx'))).hydratePlanner(root),
    );
  }
}
