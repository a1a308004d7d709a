import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Rows and days are added in blocks, so that most frames of a scroll change nothing. */
const ROWS = 4;
const DAYS = 14;

/** The part of the timeline that is drawn: indexes, the ends excluded. */
export interface ShownPart {
  readonly firstRow: number;
  readonly endRow: number;
  readonly firstDay: number;
  readonly endDay: number;
}

const NOTHING: ShownPart = { firstRow: 0, endRow: 0, firstDay: 0, endDay: 0 };

/**
 * Follows what a scrolled element shows of rows and days of one size, and a block more on each side. React may draw it over
 * several frames: the lines of days and rows are backgrounds, and scroll without it.
 */
export function useShownPart(
  scroller: RefObject<HTMLElement | null>,
  size: { readonly row: number; readonly day: number },
): ShownPart {
  const [part, setPart] = useState(NOTHING);
  const measure = useEffectEvent((): void => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const next = {
      ...spanOf(scrollTop / size.row, clientHeight / size.row, ROWS, (first, end) => ({
        firstRow: first,
        endRow: end,
      })),
      ...spanOf(scrollLeft / size.day, clientWidth / size.day, DAYS, (first, end) => ({
        firstDay: first,
        endDay: end,
      })),
    };
    startTransition(() => setPart((known) => (isSame(known, next) ? known : next)));
  });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const onChange = (): void => measure();
    const observer = new ResizeObserver(onChange);
    observer.observe(element);
    element.addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onChange);
    };
  }, [scroller]);
  useEffect(() => measure(), [size.row, size.day]);
  return part;
}

/** The blocks that a stretch touches, and one more on each side. */
function spanOf<Span>(at: number, length: number, block: number, make: (first: number, end: number) => Span): Span {
  return make(Math.max(0, Math.floor(at / block) - 1) * block, (Math.ceil((at + length) / block) + 1) * block);
}

function isSame(one: ShownPart, other: ShownPart): boolean {
  return (
    one.firstRow === other.firstRow &&
    one.endRow === other.endRow &&
    one.firstDay === other.firstDay &&
    one.endDay === other.endDay
  );
}
