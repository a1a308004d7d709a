import { whenNearOrIdle } from '#lib/when-idle.ts';

// Loads late, because the form can post without JavaScript.
const form = document.getElementById('newsletter-form');
if (form instanceof HTMLFormElement) {
  whenNearOrIdle(form, () => {
    import('./newsletter-form.ts').then(({ hydrateNewsletter }) => hydrateNewsletter(form), reportError);
  });
}
