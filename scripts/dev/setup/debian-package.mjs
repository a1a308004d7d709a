import { existsSync } from 'node:fs';
import { runStep } from './run-step.mjs';

/**
 * True when packages can be installed without asking anyone: Debian's package manager, and we are root.
 * @returns {boolean}
 */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs a Debian package, after a fresh look at what there is.
 * @param {string} name
 */
export async function installDebianPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('Asking Debian for its package list', ['apt-get', 'update'], { limitMinutes: 5, env });
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', name];
  await runStep(`Installing Debian's ${name}`, install, { limitMinutes: 15, env });
}
