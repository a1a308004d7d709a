/** A module script as Astro writes it into a page. */
const SCRIPT = /<script type="module" src="[^"]*"><\/script>/g;

/** Start of the template with the files that a page loads after its first picture (layouts/Page.astro). */
const LATER = '<template id="later">';

/**
 * Moves a page's module scripts into the template of its deferred files, where they are inert until
 * lib/early/rest-of-page.ts takes them out. Where Astro puts them they would load together with the first picture. This
 * is not an Astro middleware, which would wrap every page in one more response: a twentieth of the build.
 */
export function deferScripts(page: Buffer): Buffer {
  // Latin 1 keeps every byte and needs no decoding.
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
