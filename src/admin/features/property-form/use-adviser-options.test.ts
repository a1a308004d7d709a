import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { queryClient, readDocumentsAgain } from '#admin/lib/query-client.ts';
import type { PropertyFormModel } from './property-form-model.ts';
import { useAdviserOptions } from './use-adviser-options.ts';

afterEach(() => queryClient.clear());

it('the names of the advisers are read again after a change by a colleague', async () => {
  const model = { form: { getValues: () => null } } as unknown as PropertyFormModel;
  const Options = (): null => {
    useAdviserOptions(model);
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Options)));
  await readDocumentsAgain();
  expect(queryClient.getQueryCache().getAll()).toMatchObject([{ state: { isInvalidated: true } }]);
});
