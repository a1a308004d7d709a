import { spawnSync } from 'node:child_process';
import { canInstallDebianPackages, installDebianPackage } from './debian-package.mjs';
import { FixableError } from './fixable-error.mjs';

/** Oldest Java that runs the emulators and compiles the Storage rules runtime. */
export const OLDEST_JAVA = 17;
const DEBIAN_PACKAGE = 'default-jre-headless';
/** Where the usual package is older, as in Ubuntu 22.04 and Debian 11, whose default is Java 11. */
const DEBIAN_PACKAGE_OF_OLDEST = `openjdk-${OLDEST_JAVA}-jre-headless`;

/** Ensures that a recent enough `java` is on the PATH; installs Debian's package if possible. */
export async function ensureJava() {
  if (findJavaVersion() >= OLDEST_JAVA) return;
  if (canInstallDebianPackages()) {
    await installDebianPackage(DEBIAN_PACKAGE);
    if (findJavaVersion() < OLDEST_JAVA) await installDebianPackage(DEBIAN_PACKAGE_OF_OLDEST);
  }
  const sentence = javaSentence(findJavaVersion());
  if (sentence !== undefined) throw new FixableError(sentence);
}

/**
 * One sentence when Java is missing (version 0) or too old, else undefined.
 * @param {number} version
 * @returns {string | undefined}
 */
export function javaSentence(version) {
  if (version >= OLDEST_JAVA) return undefined;
  return (
    `The Firestore and Storage emulators need Java ${OLDEST_JAVA} or newer and ` +
    `${version === 0 ? 'there is none on the PATH' : `the one on the PATH is ${version}`}: ` +
    `install it (Debian and Ubuntu: sudo apt-get install ${version === 0 ? DEBIAN_PACKAGE : DEBIAN_PACKAGE_OF_OLDEST}) and start again.`
  );
}

/**
 * Major version in the output of `java -version`; 0 when there is none.
 * @param {string} text
 * @returns {number}
 */
export function parseJavaVersion(text) {
  const [, first = '0', second = '0'] = /version "(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  return Number(first === '1' ? second : first); // Java 8 called itself 1.8
}

function findJavaVersion() {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8', timeout: 30_000 });
  return parseJavaVersion(stderr ?? '');
}
