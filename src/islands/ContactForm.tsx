import '#lib/jitless-schemas.ts';

export { ContactFields as ContactForm } from '#features/enquiries/ContactFields.tsx';
