import type { StayCalendar } from '#domain/stay/calendar.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { readCalendar, readCalendars } from './calendar-calls.ts';

/** Query key of the calendars of all properties. */
const ALL = ['calendars'] as const;

const keyOf = (propertyId: string): readonly string[] => ['calendar', propertyId];

/** The calendar of a property, null for none; read again whenever the window gets the focus, because nights are taken elsewhere. */
export function useCalendar(propertyId: string): UseQueryResult<StayCalendar | null> {
  return useQuery({ queryKey: keyOf(propertyId), queryFn: () => readCalendar(propertyId), staleTime: 0 });
}

/** The calendars by property, without those that have none; read again when a screen opens, and at a focus when not fresh. */
export function useCalendars(
  propertyIds: readonly string[] | undefined,
): UseQueryResult<ReadonlyMap<string, StayCalendar>> {
  return useQuery({
    queryKey: ALL,
    queryFn: () => readCalendars(propertyIds ?? []),
    enabled: propertyIds !== undefined,
    refetchOnMount: 'always',
  });
}

/** Makes the function that shows a calendar which a response brought; a response that was overtaken by a later one is ignored. */
export function useShowCalendar(propertyId: string): (calendar: StayCalendar) => Promise<void> {
  const client = useQueryClient();
  const queryKey = keyOf(propertyId);
  return async (calendar) => {
    // Requests that began before the change would undo it on the screen.
    await Promise.all([client.cancelQueries({ queryKey }), client.cancelQueries({ queryKey: ALL })]);
    client.setQueryData<StayCalendar | null>(queryKey, (known) => laterOf(known, calendar));
    client.setQueryData<ReadonlyMap<string, StayCalendar>>(ALL, (all) =>
      all === undefined ? undefined : new Map(all).set(propertyId, laterOf(all.get(propertyId), calendar)),
    );
  };
}

function laterOf(known: StayCalendar | null | undefined, calendar: StayCalendar): StayCalendar {
  return known !== undefined && known !== null && known.rev > calendar.rev ? known : calendar;
}
