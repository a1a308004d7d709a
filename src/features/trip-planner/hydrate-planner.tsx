import { hydrateForm } from '#lib/forms/hydrate-form.ts';
import { TripPlannerForm } from './TripPlannerForm.tsx';

/** Takes over the planner in `root`, which says in its data what names it and where the houses are. */
export function wakePlanner(root: HTMLElement): Promise<void> {
  const { labelledBy = '', houses = '' } = root.dataset;
  return hydrateForm(root, (onAwake) => <TripPlannerForm labelledBy={labelledBy} houses={houses} onAwake={onAwake} />);
}
