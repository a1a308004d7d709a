import { ensureChromium } from './chromium.mjs';
import { FixableError } from './fixable-error.mjs';
import { ensureJava } from './java.mjs';

/** @typedef {{ entry: string, needs: (() => Promise<void>)[] }} Command */

/** @type {Record<string, Command>} */
const COMMANDS = {
  start: { entry: 'scripts/dev/start/start.ts', needs: [ensureJava] },
  dev: { entry: 'scripts/dev/dev.ts', needs: [ensureJava] },
  test: { entry: 'scripts/test/test.ts', needs: [ensureJava, ensureChromium] },
  'test:fuzz': { entry: 'scripts/test/fuzz.ts', needs: [ensureJava] },
  emulators: { entry: 'scripts/emulators/run-emulators.ts', needs: [ensureJava] },
};

/**
 * What each benchmark needs; its script is scripts/bench/{name}.ts.
 * @type {Record<string, Command['needs']>}
 */
const BENCHMARKS = {
  admin: [ensureJava, ensureChromium],
  api: [ensureJava],
  backup: [ensureJava],
  import: [ensureJava],
  map: [ensureChromium],
  media: [ensureJava],
  pages: [ensureJava, ensureChromium],
  publish: [ensureJava],
  search: [ensureJava, ensureChromium],
  stays: [ensureJava, ensureChromium],
  touch: [ensureJava, ensureChromium],
};

/**
 * Finds the command of `npm run bench -- name` or of another npm script, and the options that follow it.
 * @param {readonly string[]} args
 * @returns {Command & { options: string[] }}
 */
export function findCommand([name = '', ...options]) {
  if (name === 'bench') return findBenchmark(options);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new FixableError(
      `There is no command '${name}': use one of ${[...Object.keys(COMMANDS), 'bench'].join(', ')}.`,
    );
  }
  return { ...command, options };
}

/**
 * @param {readonly string[]} args
 * @returns {Command & { options: string[] }}
 */
function findBenchmark([name = '', ...options]) {
  const needs = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (needs === undefined) {
    const names = Object.keys(BENCHMARKS).join(', ');
    const problem = name === '' ? 'Name a benchmark' : `There is no benchmark '${name}'`;
    throw new FixableError(`${problem}: npm run bench -- <name> [options], with one of the names ${names}.`);
  }
  return { entry: `scripts/bench/${name}.ts`, needs, options };
}
