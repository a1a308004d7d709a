import { expect, it, vi } from 'vitest';
import * as missing from './announce-missing-code.ts';
import { loadCode } from './load-code.ts';

it('gives the code that was loaded, and says nothing', async () => {
  const announced = vi.spyOn(missing, 'announceMissingCode').mockReturnValue();
  expect(await loadCode(() => Promise.resolve('code'))).toBe('code');
  expect(announced).not.toHaveBeenCalled();
});

it('says and reports that code could not be loaded', async () => {
  const announced = vi.spyOn(missing, 'announceMissingCode').mockReturnValue();
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const failure = new TypeError('Failed to fetch dynamically imported module');
  expect(await loadCode(() => Promise.reject(failure))).toBeNull();
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
  expect(announced).toHaveBeenCalledOnce();
});
