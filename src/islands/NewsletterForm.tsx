import '#lib/jitless-schemas.ts';

export { NewsletterFields as NewsletterForm } from '#features/newsletter/NewsletterFields.tsx';
