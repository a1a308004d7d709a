/** A module script as Astro writes it into a page. */
const SCRIPT = /<script type="module" src="[^"]*"><\/script>/g;

/** Where the files begin that a page fetches after its first picture (layouts/Page.astro). */
const LATER = '<template id="later">';

/**
 * Moves a page's module scripts into the template of its later files, where they lie still until
 * lib/early/rest-of-page.ts takes them out: where Astro puts them they would be fetched beside the first picture. Not in
 * a middleware of Astro's, which would wrap every page in one more answer: a twentieth of the build.
 */
export function moveScripts(page: Buffer): Buffer {
  // Latin 1 keeps every byte as it is, and has nothing to decode.
  const html = page.toString('latin1');
  if (!html.includes(LATER)) return page;
  const scripts: string[] = [];
  const rest = html.replaceAll(SCRIPT, (script) => {
    scripts.push(script);
    return '';
  });
  return Buffer.from(
    rest.replace(LATER, () => LATER + scripts.join('')),
    'latin1',
  );
}
