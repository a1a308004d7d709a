/** A module script as Astro writes it into a page. */
const SCRIPT = /<script type="module" src="[^"]*"><\/script>/g;

/** Where the files begin that a page fetches after its first picture (layouts/Page.astro). */
const LATER = '<template id="later">';

/**
 * Moves a page's module scripts into the template of its later files, where they lie still until
 * lib/early/rest-of-page.ts takes them out: where Astro puts them they would be fetched beside the first picture.
 */
export function moveScripts(html: string): string {
  const scripts = html.match(SCRIPT);
  if (scripts === null || !html.includes(LATER)) return html;
  return html.replaceAll(SCRIPT, '').replace(LATER, () => LATER + scripts.join(''));
}
