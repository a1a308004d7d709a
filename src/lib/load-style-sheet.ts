/** Links a style sheet and waits until it applies, for code that measures elements. */
export function loadStyleSheet(url: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${CSS.escape(url)}"]`);
  if (known) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${url} cannot be loaded.`));
    });
    document.head.append(link);
  });
}
