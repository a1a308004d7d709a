/** Links a style sheet and waits until it applies, for code that measures elements. */
export function loadStyleSheet(url: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${CSS.escape(url)}"]`);
  // A link that another call has added has no sheet before it is loaded.
  if (known?.sheet) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = known ?? document.createElement('link');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${url} cannot be loaded.`));
    });
    if (known) return;
    link.rel = 'stylesheet';
    link.href = url;
    document.head.append(link);
  });
}
