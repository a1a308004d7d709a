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

/** Under which name it is kept what is not yet live. */
export const PENDING_CHANGES = ['pending-changes'] as const;

/** Under which name the publications that wait are kept. */
export const SCHEDULED_PUBLICATIONS = ['scheduled-publications'] as const;

/** Under which name the number of new messages is kept. */
export const NEW_MESSAGES = ['inbox-new'] as const;
