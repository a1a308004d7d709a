/** Links a style sheet and waits until it applies; what is drawn before would be measured without it. */
export function loadStyleSheet(address: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${CSS.escape(address)}"]`);
  if (known) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${address} cannot be loaded.`));
    });
    document.head.append(link);
  });
}
