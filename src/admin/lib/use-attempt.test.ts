import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAttempt, type Attempts } from './use-attempt.ts';

beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null, body: null, getElementById: () => null });
  vi.stubGlobal('requestAnimationFrame', () => 0);
});

it('clears an earlier failure when another action starts while a third is still running', async () => {
  const reports: string[] = [];
  const { attempt } = renderAttempts((failure) => reports.push(failure));
  const { promise: running, resolve: finish } = Promise.withResolvers<undefined>();

  const first = attempt(running);
  await attempt(Promise.reject(new Error('Gone')), () => 'The property is gone.');
  expect(reports.at(-1)).toBe('The property is gone.');
  const last = attempt(Promise.resolve());
  expect(reports.at(-1)).toBe('');
  finish(undefined);
  expect(await Promise.all([first, last])).toEqual([true, true]);
});

it('keeps the failure of one action when another that ran beside it succeeds', async () => {
  const reports: string[] = [];
  const { attempt } = renderAttempts((failure) => reports.push(failure));
  const { promise: running, resolve: finish } = Promise.withResolvers<undefined>();

  const other = attempt(running);
  await attempt(Promise.reject(new Error('Gone')), () => 'The property is gone.');
  finish(undefined);
  await other;
  expect(reports.at(-1)).toBe('The property is gone.');
});

function renderAttempts(report: (failure: string) => void): Attempts {
  const rendered: Attempts[] = [];
  const Screen = (): null => {
    rendered.push(useAttempt(report));
    return null;
  };
  renderToStaticMarkup(createElement(Screen));
  const [attempts] = rendered;
  if (attempts === undefined) throw new Error('Nothing was rendered.');
  return attempts;
}
