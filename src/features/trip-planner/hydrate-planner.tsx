import { hydrateForm } from '#lib/forms/hydrate-form.ts';
import { TripPlannerForm } from './TripPlannerForm.tsx';

/** Hydrates the planner in `root`, whose data attributes carry its props. */
export function hydratePlanner(root: HTMLElement): Promise<void> {
  const { labelledBy = '', properties = '' } = root.dataset;
  return hydrateForm(root, (onHydrated) => (
    <TripPlannerForm labelledBy={labelledBy} properties={properties} onHydrated={onHydrated} />
  ));
}
