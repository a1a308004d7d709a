import { expect, it } from 'vitest';
import { acknowledgementsStopped } from './text.ts';

it('names a limit of one email in the singular', () => {
  expect(acknowledgementsStopped(1, '14:00')).toContain('has sent 1 email to visitors');
  expect(acknowledgementsStopped(200, '14:00')).toContain('has sent 200 emails to visitors');
});
