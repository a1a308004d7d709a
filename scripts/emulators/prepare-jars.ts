import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import { findCloudCliJar, hasDownloadedJar } from './find-firestore-jar.ts';
import { CACHE_FOLDER } from './project-paths.ts';

const JARS_FOLDER = join(CACHE_FOLDER, 'emulators', 'jars');
const RUNTIME_SOURCE = join(import.meta.dirname, 'StorageRulesRuntime.java');

/** Environment of firebase-tools for the jars: empty when it uses or downloads its own. */
export type JarEnvironment = Partial<Record<'FIRESTORE_EMULATOR_BINARY_PATH' | 'STORAGE_EMULATOR_BINARY_PATH', string>>;

/**
 * Finds or builds the jars of the Firestore and Storage emulators: those that firebase-tools has downloaded; else the
 * Firestore emulator of the Google Cloud CLI, whose rules engine serves Storage as well; else firebase-tools downloads.
 */
export function prepareJars(): JarEnvironment {
  const environment: JarEnvironment = {};
  const needed = {
    firestore: !hasDownloadedJar('cloud-firestore-emulator'),
    storage: !hasDownloadedJar('cloud-storage-rules-runtime'),
  };
  const cliJar = needed.firestore || needed.storage ? findCloudCliJar() : undefined;
  if (cliJar === undefined) return environment;
  if (needed.firestore) environment.FIRESTORE_EMULATOR_BINARY_PATH = wrapFirestoreJar(cliJar);
  if (needed.storage) environment.STORAGE_EMULATOR_BINARY_PATH = buildStorageRulesRuntime(cliJar);
  return environment;
}

/** Whether firebase-tools still has to download a jar, which may take minutes. */
export function willDownload(jars: JarEnvironment): boolean {
  const has = (path: string | undefined, prefix: string) => path !== undefined || hasDownloadedJar(prefix);
  return !(
    has(jars.FIRESTORE_EMULATOR_BINARY_PATH, 'cloud-firestore-emulator') &&
    has(jars.STORAGE_EMULATOR_BINARY_PATH, 'cloud-storage-rules-runtime')
  );
}

/** Wraps the Cloud CLI's jar in a jar with a manifest, because it names no main class and firebase-tools runs `java -jar`. */
function wrapFirestoreJar(cliJar: string): string {
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  return buildOnce('firestore-emulator', `${mainClass} ${cliJar}`, (folder, jar) => {
    writeManifest(folder, mainClass, cliJar);
    runJdkTool('jdk.jartool/sun.tools.jar.Main', [
      '--create',
      '--file',
      jar,
      '--manifest',
      join(folder, 'manifest.mf'),
    ]);
  });
}

function buildStorageRulesRuntime(cliJar: string): string {
  return buildOnce('storage-rules-runtime', `${cliJar} ${readFileSync(RUNTIME_SOURCE, 'utf8')}`, (folder, jar) => {
    const classes = join(folder, 'classes');
    const compile = ['-proc:none', '-implicit:none', '-cp', cliJar, '-d', classes, RUNTIME_SOURCE];
    runJdkTool('jdk.compiler/com.sun.tools.javac.Main', compile);
    writeManifest(folder, 'StorageRulesRuntime', cliJar);
    const pack = ['--create', '--file', jar, '--manifest', join(folder, 'manifest.mf'), '-C', classes, '.'];
    runJdkTool('jdk.jartool/sun.tools.jar.Main', pack);
  });
}

/** Builds a jar in a temporary folder and renames it, so that two sets starting at the same time never see half a jar. */
function buildOnce(name: string, inputs: string, build: (folder: string, jar: string) => void): string {
  const jar = join(JARS_FOLDER, `${name}-${createHash('sha256').update(inputs).digest('hex').slice(0, 12)}.jar`);
  if (existsSync(jar)) return jar;
  const folder = join(JARS_FOLDER, `${name}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    build(folder, join(folder, 'built.jar'));
    renameSync(join(folder, 'built.jar'), jar);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return jar;
}

function writeManifest(folder: string, mainClass: string, classPath: string): void {
  // The jar tool reads lines of up to 512 bytes and wraps them after 72, as the format requires.
  writeFileSync(join(folder, 'manifest.mf'), `Main-Class: ${mainClass}\nClass-Path: file://${encodeURI(classPath)}\n`);
}

/** Runs a JDK tool as a module of `java`: Debian's headless runtime has the modules but not the commands. */
function runJdkTool(moduleAndClass: string, options: string[]): void {
  try {
    execFileSync('java', ['-m', moduleAndClass, ...options], { stdio: ['ignore', 'ignore', 'pipe'], timeout: 120_000 });
  } catch (cause) {
    if (String(cause).includes('not found')) {
      const sentence =
        'The emulators need a Java that can compile, and this one lacks its compiler module: install a JDK ' +
        '(Debian: apt-get install default-jdk-headless) and start again.';
      throw new FixableError(sentence, { cause });
    }
    throw cause;
  }
}
