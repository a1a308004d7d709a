import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { diskSentence } from './disk-space.mjs';
import { javaSentence, parseJavaVersion } from './java.mjs';
import { FixableError, describeFailure } from './fixable-error.mjs';
import { stepFailure } from './run-step.mjs';

describe('a full disk', () => {
  it('gives one sentence with the folder, the missing space and the fix', () => {
    expect(diskSentence('/home/site', 0.4e9, 3e9)).toBe(
      'The disk of /home/site has only 0.4 GB free and this needs 3.0 GB: free at least 2.6 GB there and start again.',
    );
  });

  it('gives none when there is room', () => {
    expect(diskSentence('/home/site', 3e9, 3e9)).toBeUndefined();
  });

  it('is recognised in the output of a step and in an error', () => {
    const output = 'npm error code ENOSPC\nnpm error nospc There appears to be insufficient space';
    expect(stepFailure('Installing packages', 'npm ci', output, false)).toBe(
      'Installing packages failed because the disk is full: free at least 3 GB and start again.',
    );
    expect(describeFailure(new Error('ENOSPC: no space left on device, write'))).toBe(
      'The disk is full: free at least 1 GB and start again.',
    );
  });
});

describe('Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_392"', 8],
    ['The operation couldn’t be completed. Unable to locate a Java Runtime.', 0],
    ['', 0],
  ])('has its version parsed from the output: %s', (text, version) => {
    expect(parseJavaVersion(text)).toBe(version);
  });

  it('gives one sentence with the fix when it is missing', () => {
    expect(javaSentence(0)).toBe(
      'The Firestore and Storage emulators need Java 17 or newer and there is none on the PATH: ' +
        'install it (Debian and Ubuntu: sudo apt-get install default-jre-headless) and start again.',
    );
  });

  it('has its version named when it is too old, with a newer package than the usual one, which may be as old', () => {
    expect(javaSentence(11)).toBe(
      'The Firestore and Storage emulators need Java 17 or newer and the one on the PATH is 11: ' +
        'install it (Debian and Ubuntu: sudo apt-get install openjdk-17-jre-headless) and start again.',
    );
  });

  it('has no sentence when it is new enough', () => {
    expect(javaSentence(17)).toBeUndefined();
  });
});

describe('a step that failed', () => {
  it('names the network when that is the reason', () => {
    expect(stepFailure('Installing packages', 'npm ci', 'npm error code ENOTFOUND', false)).toContain(
      'because the network did not respond: check the connection and start again.',
    );
  });

  it('shows the command and the end of its output otherwise', () => {
    const output = Array.from({ length: 40 }, (_, line) => `line ${line + 1}`).join('\n');
    const failure = stepFailure('Installing packages', 'npm ci', output, true);
    expect(failure).toContain("Installing packages took too long and was stopped ('npm ci'):\nline 26\n");
    expect(failure).toMatch(/line 40$/);
  });
});

function failureOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

describe('a failure that ends a command', () => {
  it('shows only the message when it can be fixed, and the whole stack otherwise', () => {
    expect(describeFailure(new FixableError('Port 5000 is taken: stop it.'))).toBe('Port 5000 is taken: stop it.');
    const option = () => parseArgs({ args: ['--form', 'backup'], options: { from: { type: 'string' } } });
    expect(describeFailure(failureOf(option))).toBe("Unknown option '--form'");
    expect(describeFailure(new TypeError('unforeseen'))).toMatch(/TypeError: unforeseen\n\s+at /);
    expect(describeFailure('only text')).toBe('only text');
  });
});
