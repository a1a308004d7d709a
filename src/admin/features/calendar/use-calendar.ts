import type { StayCalendar } from '#domain/stay/calendar.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { readCalendar } from './calendar-calls.ts';

const keyOf = (propertyId: string): readonly string[] => ['calendar', propertyId];

/** The calendar of a property, null for none; read again whenever the window gets the focus, because nights are taken elsewhere. */
export function useCalendar(propertyId: string): UseQueryResult<StayCalendar | null> {
  return useQuery({ queryKey: keyOf(propertyId), queryFn: () => readCalendar(propertyId), staleTime: 0 });
}

/** Makes the function that shows a calendar which a response brought; a response that was overtaken by a later one is ignored. */
export function useShowCalendar(propertyId: string): (calendar: StayCalendar) => Promise<void> {
  const client = useQueryClient();
  const queryKey = keyOf(propertyId);
  return async (calendar) => {
    // A request that began before the change would undo it on the screen.
    await client.cancelQueries({ queryKey });
    client.setQueryData<StayCalendar | null>(queryKey, (known) =>
      known !== undefined && known !== null && known.rev > calendar.rev ? known : calendar,
    );
  };
}
