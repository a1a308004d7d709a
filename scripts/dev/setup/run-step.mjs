import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { FixableError } from './fixable-error.mjs';

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
/** @type {NodeJS.Signals | undefined} */
let stopSignal;

/** Passes Ctrl-C, SIGTERM and a closed terminal on to the running step; no further step starts after that. */
export function passSignalsOn() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      stopSignal = signal;
      running?.kill(signal);
    });
  }
}

/**
 * Runs one long step without its output; prints its start, progress and end, and the end of its output when it fails.
 * @param {string} what the step as the user reads it, e.g. 'Installing packages'
 * @param {string[]} command program and arguments
 * @param {{ limitMinutes: number, cwd?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>}
 */
export async function runStep(what, command, { limitMinutes, cwd, env = process.env }) {
  rejectAfterSignal();
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  console.log(`${what} …`);
  const progress = setInterval(() => console.log(`  ${what}: ${seconds()} s`), 10_000);
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: limitMinutes * 60_000 });
  let output = '';
  const keep = (/** @type {Buffer} */ part) => (output = (output + part.toString()).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await untilEnded(child);
  clearInterval(progress);
  rejectAfterSignal();
  if (code !== 0) throw new FixableError(stepFailure(what, command.join(' '), output, seconds() >= limitMinutes * 60));
  console.log(`  done in ${seconds()} s`);
}

/**
 * Runs a program with the terminal as its input and output, and returns its exit code.
 * @param {string[]} command program and arguments
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
export async function runInForeground(command, env) {
  rejectAfterSignal();
  const [program = '', ...args] = command;
  return untilEnded(spawn(program, args, { env, stdio: 'inherit' }));
}

/**
 * The message about a step that failed.
 * @param {string} what
 * @param {string} command
 * @param {string} output
 * @param {boolean} tookTooLong
 * @returns {string}
 */
export function stepFailure(what, command, output, tookTooLong) {
  if (/ENOSPC|No space left on device/i.test(output)) {
    return `${what} failed because the disk is full: free at least 3 GB and start again.`;
  }
  if (/\b(EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|Temporary failure resolving)\b/.test(output)) {
    return `${what} failed because the network did not respond: check the connection and start again.\n${lastLines(output)}`;
  }
  return `${what} ${tookTooLong ? 'took too long and was stopped' : 'failed'} ('${command}'):\n${lastLines(output)}`;
}

/** @param {string} output */
function lastLines(output) {
  return output.trimEnd().split('\n').slice(-15).join('\n');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function untilEnded(child) {
  running = child;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running = undefined;
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}

function rejectAfterSignal() {
  if (stopSignal !== undefined) process.exit(128 + constants.signals[stopSignal]);
}
