import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which what was read counts as fresh: a screen opened again within them asks nobody. */
const FRESH = 30_000;

/** What the screens have read, kept from one to the next. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      // What failed is shown with a way to try again; silent repeats would only keep somebody waiting for the news.
      retry: false,
    },
  },
});
