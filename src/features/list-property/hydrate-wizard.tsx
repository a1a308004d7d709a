import { hydrateForm } from '#lib/forms/hydrate-form.ts';
import { SubmissionWizard } from './SubmissionWizard.tsx';

/** Hydrates the wizard in `root`, whose data attributes carry its props. */
export function hydrateWizard(root: HTMLElement): Promise<void> {
  const { labelledBy = '', email = '', phone = '' } = root.dataset;
  return hydrateForm(root, (onHydrated) => (
    <SubmissionWizard labelledBy={labelledBy} email={email} phone={phone} onHydrated={onHydrated} />
  ));
}
