import { BUILD_START_MINUTES } from '#domain/publishing/limits.ts';
import { signMessage } from '#functions/platform/requests/signed-message.ts';
import { expect, it } from 'vitest';
import { openCiTask } from './open-ci-task.ts';

const secret = 's'.repeat(32);
const now = new Date('2026-11-23T10:00:00Z');
const task = { action: 'build', buildId: '00000000-0000-4000-8000-000000000001' };

/** Opens a task that was signed some minutes ago. */
function openAfter(minutes: number, signedWith = secret) {
  const envelope = signMessage(task, signedWith, new Date(now.getTime() - minutes * 60_000));
  return openCiTask(JSON.stringify(envelope), secret, now);
}

it('does a task that waited for a machine as long as the backend waits for a report', () => {
  expect(openAfter(0)).toEqual(task);
  expect(openAfter(BUILD_START_MINUTES)).toEqual(task);
});

it.each([
  ['older', () => openAfter(BUILD_START_MINUTES + 1)],
  ['signed in the future', () => openAfter(-6)],
  ['signed with another secret', () => openAfter(0, 't'.repeat(32))],
])('does no task that is %s', (_, open) => {
  expect(open).toThrow('too old');
});
