import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:css|astro)$/.test(name))
  .map((name) => name.replaceAll('\\', '/'));

/** The styles in a file: all of it, or its <style> elements. */
function stylesOf(name: string): string {
  const text = readFileSync(`src/${name}`, 'utf8');
  if (name.endsWith('.css')) return text;
  return [...text.matchAll(/<style(?:\s[^>]*)?>([^]*?)<\/style>/g)].map(([, styles]) => styles ?? '').join('\n');
}

it('names the order of the layers in each sheet that a page or a part of it imports, because the browser may read it first', () => {
  const imported = SOURCES.filter((name) => name.endsWith('.astro')).flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/^import '(.+\.css)';$/gm)].map(([, sheet = '']) =>
      sheet.startsWith('#') ? sheet.slice(1) : join(dirname(name), sheet),
    ),
  );
  expect(imported.length).toBeGreaterThan(0);
  // Tailwind itself begins with that order.
  const others = imported.filter(
    (name) => !/^@layer theme, base, components, utilities;|@import 'tailwindcss'/.test(stylesOf(name)),
  );
  expect(others).toEqual([]);
});

it('finds a file for every source of a style sheet', () => {
  const missing = SOURCES.filter((name) => name.endsWith('.css')).flatMap((name) =>
    [...stylesOf(name).matchAll(/@source (?:not )?'([^']+)'/g)]
      .flatMap(([, source]) => eachOf(source ?? ''))
      .filter((source) => globSync(join('src', dirname(name), source)).length === 0)
      .map((source) => `${name}: ${source}`),
  );
  expect(missing).toEqual([]);
});

/** The paths that braces in a source stand for: 'a/{b,c}' is 'a/b' and 'a/c'. */
function eachOf(source: string): string[] {
  const [braces, choices = ''] = /\{([^{}]*)\}/.exec(source) ?? [];
  return braces === undefined ? [source] : choices.split(',').map((choice) => source.replace(braces, choice));
}
