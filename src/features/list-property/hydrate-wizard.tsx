import { hydrateForm } from '#lib/forms/hydrate-form.ts';
import { SubmissionWizard } from './SubmissionWizard.tsx';

/** Takes over the wizard in `root`, which says in its data what names it and where owners reach the house. */
export function hydrateWizard(root: HTMLElement): Promise<void> {
  const { labelledBy = '', email = '', phone = '' } = root.dataset;
  return hydrateForm(root, (onHydrated) => (
    <SubmissionWizard labelledBy={labelledBy} email={email} phone={phone} onHydrated={onHydrated} />
  ));
}
