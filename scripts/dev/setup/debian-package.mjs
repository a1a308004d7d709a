import { existsSync } from 'node:fs';
import { runStep } from './run-step.mjs';

/**
 * Whether packages can be installed without a password: Debian's package manager exists and this process runs as root.
 * @returns {boolean}
 */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs a Debian package after updating the package list.
 * @param {string} name
 */
export async function installDebianPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runStep("Updating Debian's package list", ['apt-get', 'update'], { limitMinutes: 5, env });
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', name];
  await runStep(`Installing Debian's ${name}`, install, { limitMinutes: 15, env });
}
