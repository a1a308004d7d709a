import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { queryClient, readDocumentsAgain } from '../query-client.ts';
import { useDestinationOptions } from './destination-options.ts';

afterEach(() => queryClient.clear());

it('the names of the destinations are read again after a change by a colleague', async () => {
  const Options = (): null => {
    useDestinationOptions();
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Options)));
  await readDocumentsAgain();
  expect(queryClient.getQueryCache().getAll()).toMatchObject([{ state: { isInvalidated: true } }]);
});
