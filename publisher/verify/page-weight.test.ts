import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weighIsland, weighPage } from './page-weight.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weight-'));
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro/a.js'), 'import{b}from"./b.js";b();import("./later.js");');
  writeFileSync(join(folder, '_astro/b.js'), 'export const b=()=>1;');
  writeFileSync(join(folder, '_astro/later.js'), 'import{b}from"./b.js";import{c}from"./c.js";b(c);');
  writeFileSync(join(folder, '_astro/c.js'), `export const c="${'x'.repeat(5000)}";`);
  writeFileSync(join(folder, '_astro/page.css'), 'body{color:red}');
  writeFileSync(
    join(folder, 'page.html'),
    `<link rel="stylesheet" href="/_astro/page.css"><script type="module" src="/_astro/a.js"></script><p>Text</p>
     <astro-island component-url="/_astro/later.js" component-export="Later" renderer-url="/_astro/a.js"></astro-island>`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

it('counts the scripts of a page with their static imports, not their dynamic imports', () => {
  expect(weighPage(folder, 'page.html').scripts).toEqual(['/_astro/a.js', '/_astro/b.js']);
});

it('weighs document, style sheets and scripts compressed', () => {
  const weight = weighPage(folder, 'page.html');
  expect(weight.html).toBeGreaterThan(20);
  expect(weight.css).toBeGreaterThan(5);
  expect(weight.script).toBeGreaterThan(30);
  expect(weight.script).toBeLessThan(200);
});

it('weighs an island with its imports, without those that the page has loaded already', () => {
  const { script, scripts } = weighIsland(folder, 'page.html', 'Later');
  expect(scripts).toEqual(['/_astro/c.js', '/_astro/later.js']);
  expect(script).toBeGreaterThan(30);
  expect(() => weighIsland(folder, 'page.html', 'Never')).toThrow('page.html has no island Never');
});
