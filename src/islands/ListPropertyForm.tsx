import '#lib/jitless-schemas.ts';

export { SubmissionWizard as ListPropertyForm } from '#features/list-property/SubmissionWizard.tsx';
