import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** Milliseconds for which loaded data counts as fresh: a screen opened again within them sends no request. */
const FRESH = 30_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      // Failures are shown with a button to try again; silent retries would only delay the message.
      retry: false,
    },
  },
});

/** Beginning of the query keys of the lists of content, but of properties. */
export const CONTENT = ['content'] as const;

/** Beginning of the query keys of the lists of properties. */
export const PROPERTY_LISTS = ['properties'] as const;

/** Beginning of the query keys of those among them that other content is chosen from. */
export const PROPERTY_CHOICES = [...PROPERTY_LISTS, 'choices'] as const;

/** Query key of the unpublished changes. */
export const PENDING_CHANGES = ['pending-changes'] as const;

/** Query key of the scheduled publications. */
export const SCHEDULED_PUBLICATIONS = ['scheduled-publications'] as const;

/** Query key of the number of new messages. */
export const NEW_MESSAGES = ['inbox-new'] as const;

/**
 * Reads lists again after a change: all whose key begins with this one. Invalidating alone would keep a first request
 * that is in flight, and its response may be older than the change.
 */
export async function readAgain(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

/** Reads all lists of documents again, after a change that does not say what the documents are now. */
export async function readDocumentsAgain(): Promise<void> {
  await Promise.all([CONTENT, PROPERTY_LISTS].map(readAgain));
}
