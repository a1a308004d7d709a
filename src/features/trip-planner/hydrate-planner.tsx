import { hydrateForm } from '#lib/forms/hydrate-form.ts';
import { TripPlannerForm } from './TripPlannerForm.tsx';

/** Takes over the planner in `root`, which says in its data what names it and where the houses are. */
export function hydratePlanner(root: HTMLElement): Promise<void> {
  const { labelledBy = '', properties = '' } = root.dataset;
  return hydrateForm(root, (onHydrated) => (
    <TripPlannerForm labelledBy={labelledBy} properties={properties} onHydrated={onHydrated} />
  ));
}
