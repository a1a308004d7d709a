for (const place of document.querySelectorAll('[data-password]')) {
  const field = place.querySelector('input');
  const toggle = place.querySelector('button');
  if (!field || !toggle) continue;
  toggle.addEventListener('click', () => {
    const shown = field.type === 'password';
    field.type = shown ? 'text' : 'password';
    toggle.ariaLabel = (shown ? toggle.dataset['hide'] : toggle.dataset['show']) ?? null;
    for (const eye of toggle.querySelectorAll('[data-eye]')) {
      eye.toggleAttribute('hidden', (eye.getAttribute('data-eye') === 'shut') !== shown);
    }
  });
}
