import { GALLERY_TEXT as text } from '../text.ts';

/**
 * Makes the full-screen viewer of a gallery of `count` pictures with the accessible name `label`. Only JavaScript opens
 * it, so no page contains it; it shows copies of the gallery's pictures.
 */
export function galleryDialog(label: string, count: number): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'viewer';
  dialog.ariaLabel = label;
  dialog.innerHTML = `<div class="viewer-bar"
    ><p aria-live="polite"><span data-viewer-number>1</span> ${text.of} ${count}</p
    ><button type="button" class="button button-on-photo" data-viewer-close autofocus>${text.close}</button></div
  ><figure><div class="viewer-stage" data-viewer-stage></div><figcaption aria-live="polite" data-viewer-caption></figcaption></figure
  >${count > 1 ? `<div class="viewer-steps">${stepButton(-1, text.previous, '←')}${stepButton(1, text.next, '→')}</div>` : ''}`;
  return dialog;
}

function stepButton(step: number, label: string, arrow: string): string {
  return `<button type="button" class="carousel-button" data-viewer-step="${step}" aria-label="${label}"
    ><span aria-hidden="true">${arrow}</span></button>`;
}
