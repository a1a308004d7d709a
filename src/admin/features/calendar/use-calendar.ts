import type { StayCalendar } from '#domain/stay/calendar.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readCalendar, readCalendars, type ReadCalendars } from './calendar-calls.ts';

/** Query key of the calendars of all properties. */
const ALL = ['calendars'] as const;

const keyOf = (propertyId: string): readonly string[] => ['calendar', propertyId];

/** The calendar of a property, null for none; read again whenever the window gets the focus, because nights are taken elsewhere. */
export function useCalendar(propertyId: string): UseQueryResult<StayCalendar | null> {
  return useQuery({ queryKey: keyOf(propertyId), queryFn: () => readCalendar(propertyId), staleTime: 0 });
}

/**
 * The calendars by property; read again when a screen opens, at a focus when not fresh, and when a property comes that they
 * were not read for, as one that a colleague restores.
 */
export function useCalendars(propertyIds: readonly string[] | undefined): UseQueryResult<ReadCalendars> {
  const calendars = useQuery({
    queryKey: ALL,
    queryFn: () => readCalendars(propertyIds ?? []),
    enabled: propertyIds !== undefined,
    refetchOnMount: 'always',
  });
  const { data, refetch } = calendars;
  const lacksSome = data !== undefined && propertyIds?.some((id) => !data.has(id)) === true;
  useEffect(() => {
    if (lacksSome) void refetch();
  }, [lacksSome, data, propertyIds, refetch]);
  return calendars;
}

/** Makes the function that shows a calendar which a response brought; a response that was overtaken by a later one is ignored. */
export function useShowCalendar(propertyId: string): (calendar: StayCalendar) => Promise<void> {
  const client = useQueryClient();
  const queryKey = keyOf(propertyId);
  return async (calendar) => {
    // Requests that began before the change would undo it on the screen.
    await Promise.all([client.cancelQueries({ queryKey }), client.cancelQueries({ queryKey: ALL })]);
    client.setQueryData<StayCalendar | null>(queryKey, (known) => laterOf(known, calendar));
    client.setQueryData<ReadCalendars>(ALL, (all) =>
      all === undefined ? undefined : new Map(all).set(propertyId, laterOf(all.get(propertyId), calendar)),
    );
  };
}

function laterOf(known: StayCalendar | null | undefined, calendar: StayCalendar): StayCalendar {
  return known !== undefined && known !== null && known.rev > calendar.rev ? known : calendar;
}
