import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Forgets all loaded data that no screen shows, once the screens that had to close are gone. */
export function ForgetLoadedData(): null {
  const queryClient = useQueryClient();
  useEffect(() => queryClient.removeQueries({ type: 'inactive' }), [queryClient]);
  return null;
}
