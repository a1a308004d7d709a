import { whenNearOrCalm } from '#lib/when-idle.ts';

// The foot of a page can wait; until then the form posts by itself.
const form = document.getElementById('newsletter-form');
if (form instanceof HTMLFormElement) {
  whenNearOrCalm(form, () => {
    import('./newsletter-form.ts').then(({ wakeNewsletter }) => wakeNewsletter(form), reportError);
  });
}
