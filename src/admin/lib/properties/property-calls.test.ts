import { afterEach, expect, it } from 'vitest';
import { PROPERTY_LISTS, queryClient } from '../query-client.ts';
import { changeProperties } from './property-calls.ts';

const ROWS = [...PROPERTY_LISTS, 'rows'];

afterEach(() => queryClient.clear());

it('the list of properties is read again after a change of many whose outcome is unknown', async () => {
  queryClient.setQueryData(ROWS, []);
  // Without an account, the call fails.
  await expect(changeProperties({ action: 'archive' }, [])).rejects.toThrow();
  await expect.poll(() => queryClient.getQueryState(ROWS)?.isInvalidated).toBe(true);
});
