import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Days that are left of the one that is asked for. */
const BEFORE = 1;

/**
 * Scrolls to a day by its index, whenever another one is asked for; keeps the first day in its place when the width of days
 * changes. Gives the function that scrolls to any day.
 */
export function useTimelineScroll(
  scroller: RefObject<HTMLElement | null>,
  dayWidth: number,
  asked: number,
): (place: number) => void {
  // In days, with fractions.
  const left = useRef(0);
  const scroll = useEffectEvent((): void => {
    if (scroller.current !== null) scroller.current.scrollLeft = left.current * dayWidth;
  });
  const remember = useEffectEvent((): void => {
    if (scroller.current !== null) left.current = scroller.current.scrollLeft / dayWidth;
  });
  useLayoutEffect(() => scroll(), [dayWidth]);
  useLayoutEffect(() => {
    left.current = Math.max(0, asked - BEFORE);
    scroll();
  }, [asked]);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const onScroll = (): void => remember();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller]);
  return (place) => scroller.current?.scrollTo({ left: (place - BEFORE) * dayWidth });
}
