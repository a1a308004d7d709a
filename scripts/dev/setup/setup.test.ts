import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A checkout whose packages are installed, but without what their install scripts would have fetched. */
function checkoutWithoutScripts(): string {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'a path with ç '));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(import.meta.dirname, join(root, 'scripts', 'dev', 'setup'), { recursive: true });
  for (const folder of [root, join(root, 'functions')]) {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    for (const file of ['package-lock.json', join('node_modules', '.package-lock.json')]) {
      writeFileSync(join(folder, file), JSON.stringify({ packages: {} }));
    }
  }
  return root;
}

it('says how to fetch Node 24 when npm runs no install scripts, also after the packages are installed', () => {
  const root = checkoutWithoutScripts();
  const setup = join(root, 'scripts', 'dev', 'setup', 'setup.mjs');
  const { status, stderr } = spawnSync(process.execPath, [setup, 'bench', 'map'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: process.execPath },
  });
  expect(stderr.trim()).toBe(
    `npm did not run the install script of the package 'node', so Node 24 is missing: run 'npm rebuild --ignore-scripts=false node' in ${root} and start again.`,
  );
  expect(status).toBe(1);
});
