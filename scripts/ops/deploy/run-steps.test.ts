import { describe, expect, it } from 'vitest';
import { deploySteps } from './deploy-steps.ts';
import { runSteps } from './run-steps.ts';

/** Runs a deploy that reads these revisions in turn, and gives what it did and said. */
async function deployReading(...revisions: number[]): Promise<string[]> {
  const done: string[] = [];
  await runSteps(deploySteps('example-site'), {
    build: () => void done.push('build'),
    send: ({ options }) => Promise.resolve(void done.push(options[2] ?? '')),
    readRevision: () => Promise.resolve(revisions.shift() ?? 0),
    say: (text) => done.push(text),
  });
  expect(revisions).toEqual([]);
  return done;
}

const AGAIN = expect.stringContaining('the site is built again') as unknown;

describe('a deploy', () => {
  it('builds the site first and sends it last', async () => {
    expect(await deployReading(7, 7, 7)).toEqual(['build', 'firestore,storage', 'functions', 'hosting']);
  });

  it('builds the site again when something was published since, as often as that happens', async () => {
    expect(await deployReading(7, 8, 8, 9, 9, 9, 9)).toEqual([
      ...['build', 'firestore,storage', 'functions'],
      ...[AGAIN, 'build', AGAIN, 'build', 'hosting'],
    ]);
  });

  it('says when something was published while the site was sent', async () => {
    expect(await deployReading(7, 7, 8)).toEqual([
      ...['build', 'firestore,storage', 'functions', 'hosting'],
      expect.stringContaining('deploy once more'),
    ]);
  });

  it('sends nothing when the site cannot be built', async () => {
    const sent: string[] = [];
    const deploy = runSteps(deploySteps('example-site'), {
      build: () => Promise.reject(new Error('no settings')),
      send: ({ options }) => Promise.resolve(void sent.push(options.join(' '))),
      readRevision: () => Promise.resolve(1),
      say: () => undefined,
    });
    await expect(deploy).rejects.toThrow('no settings');
    expect(sent).toEqual([]);
  });
});
