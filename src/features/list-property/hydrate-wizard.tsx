import { hydrateForm } from '#lib/forms/hydrate-form.ts';
import { SubmissionWizard } from './SubmissionWizard.tsx';

/** Takes over the wizard in `root`, which says in its data what names it and where owners reach the house. */
export function wakeWizard(root: HTMLElement): Promise<void> {
  const { labelledBy = '', email = '', phone = '' } = root.dataset;
  return hydrateForm(root, (onAwake) => (
    <SubmissionWizard labelledBy={labelledBy} email={email} phone={phone} onAwake={onAwake} />
  ));
}
