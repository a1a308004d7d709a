import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { FixableError } from './fixable-error.mjs';
import { runStep } from './run-step.mjs';

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }>} LockedPackages */

/** Folders with their own package.json and lockfile: functions are deployed without the rest. */
export const PACKAGE_FOLDERS = ['.', 'functions'];
const NODE_MAJOR = 24;

/**
 * Whether the installed packages of a folder match its lockfile; compared by content, because a timestamp would not
 * notice a manual `npm install`.
 * @param {string} folder absolute
 * @returns {boolean}
 */
export function areInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const locked = readPackages(join(folder, 'package-lock.json'));
  try {
    return differingPackages(locked, readPackages(record)).length === 0;
  } catch {
    // npm was killed while it wrote the record, or another npm is writing it.
    return false;
  }
}

/**
 * Paths of packages of the lockfile that are missing or have another version. Optional packages may be missing, because
 * they are for other platforms.
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @returns {string[]}
 */
export function differingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([path, wanted]) => {
      if (path === '' || !path.includes('node_modules/')) return false;
      const found = installed[path];
      if (found === undefined) return wanted.optional !== true;
      return found.version !== wanted.version || found.integrity !== wanted.integrity;
    })
    .map(([path]) => path);
}

/**
 * Installs a folder's packages as locked. Not with `npm ci`, which always starts from nothing and rejects a lockfile
 * without an optional package of another platform, although npm itself leaves it out when a registry does not have it.
 * @param {string} root absolute path of the checkout
 * @param {string} folder relative to it
 */
export async function installPackages(root, folder) {
  const env = await npmEnvironment(root);
  const what =
    folder === '.' ? 'Installing packages (a few minutes the first time)' : `Installing packages of ${folder}`;
  await runStep(what, ['npm', 'install', '--no-save', '--no-audit', '--no-fund'], {
    limitMinutes: 20,
    cwd: join(root, folder),
    env,
  });
}

/**
 * Environment in which npm runs on Node 24 or newer. On an older Node it silently leaves out every optional package whose
 * engines exclude that version, and the project's own Node is in the folder that npm is about to replace.
 * @param {string} root
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function npmEnvironment(root) {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.endsWith(join('node_modules', '.bin')));
  const env = { ...process.env, PATH: folders.join(delimiter) };
  const { stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8' });
  if (Number(/^v(\d+)/.exec(stdout)?.[1]) >= NODE_MAJOR) return env;

  const aside = join(root, '.cache', 'node');
  if (!existsSync(join(aside, 'node_modules', '.bin', 'node'))) {
    const version = readPackages(join(root, 'package-lock.json'))['node_modules/node']?.version;
    const install = ['npm', 'install', '--prefix', aside, '--no-audit', '--no-fund', `node@${version}`];
    mkdirSync(aside, { recursive: true });
    // npm 11 runs install scripts only where a package.json allows them.
    writeFileSync(join(aside, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
    await runStep(`Getting Node ${version}`, install, { limitMinutes: 10, env });
    rejectMissingNode(aside);
  }
  return { ...env, PATH: [join(aside, 'node_modules', '.bin'), ...folders].join(delimiter) };
}

/**
 * Throws one sentence when a folder has no Node of its own. Its packages match the lockfile all the same and are not
 * installed again, so the sentence names the command that fetches what is missing.
 * @param {string} folder absolute
 */
export function rejectMissingNode(folder) {
  if (existsSync(join(folder, 'node_modules', '.bin', 'node'))) return;
  throw new FixableError(
    "npm did not run the install script of the package 'node', so Node 24 is missing: " +
      `run 'npm rebuild --ignore-scripts=false node' in ${folder} and start again.`,
  );
}

/**
 * @param {string} file
 * @returns {LockedPackages}
 */
function readPackages(file) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof lock === 'object' && lock !== null && 'packages' in lock)
    return /** @type {LockedPackages} */ (lock.packages);
  throw new FixableError(`${file} is not a lockfile of npm 7 or newer: restore it from git and start again.`);
}
