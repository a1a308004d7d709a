/** Id of the template with the files that a page loads after its first picture. */
export const LATER_ID = 'later';

const LATER = `<template id="${LATER_ID}">`;

/** A module script as Astro writes it into a page. */
const SCRIPT = /<script type="module" src="[^"]*"><\/script>/g;

/**
 * Moves a page's module scripts into the template of its deferred files, where they are inert until
 * lib/early/rest-of-page.ts takes them out. Where Astro puts them they would load together with the first picture.
 */
export function deferScripts(html: string): string {
  if (!html.includes(LATER)) return html;
  const scripts: string[] = [];
  const rest = html.replaceAll(SCRIPT, (script) => {
    scripts.push(script);
    return '';
  });
  return rest.replace(LATER, () => LATER + scripts.join(''));
}
