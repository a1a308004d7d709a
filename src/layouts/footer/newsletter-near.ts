import { whenNearOrIdle } from '#lib/when-idle.ts';

// The foot of a page can wait; until then the form posts by itself.
const form = document.getElementById('newsletter-form');
if (form instanceof HTMLFormElement) {
  whenNearOrIdle(form, () => {
    import('./newsletter-form.ts').then(({ hydrateNewsletter }) => hydrateNewsletter(form), reportError);
  });
}
