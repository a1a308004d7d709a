import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { nextSpan, type Span } from './next-span.ts';

/** What is drawn begins and ends with a block, so that most frames of a scroll change nothing; `most` is what a frame adds. */
const ROWS = { block: 2, most: 3 };
const DAYS = { block: 7, most: 7 };

/** The part of the timeline that is drawn. */
export interface ShownPart {
  readonly rows: Span;
  readonly days: Span;
}

const NOTHING: ShownPart = { rows: { first: 0, end: 0 }, days: { first: 0, end: 0 } };

/**
 * Follows what a scrolled element shows of rows and days of one size, and a block more on each side. After a jump it is drawn
 * over several frames: the lines of days and rows are backgrounds, and scroll without it.
 */
export function useShownPart(
  scroller: RefObject<HTMLElement | null>,
  size: { readonly row: number; readonly day: number },
): ShownPart {
  const [part, setPart] = useState(NOTHING);
  const draw = useEffectEvent((): void => {
    const element = scroller.current;
    if (element === null) return;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const next = {
      rows: follow(part.rows, scrollTop / size.row, clientHeight / size.row, ROWS),
      days: follow(part.days, scrollLeft / size.day, clientWidth / size.day, DAYS),
    };
    if (next.rows !== part.rows || next.days !== part.days) startTransition(() => setPart(next));
  });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const onChange = (): void => draw();
    const observer = new ResizeObserver(onChange);
    observer.observe(element);
    element.addEventListener('scroll', onChange, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onChange);
    };
  }, [scroller]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => draw());
    return () => cancelAnimationFrame(frame);
  }, [part, size.row, size.day]);
  return part;
}

/** The blocks that a stretch touches, and one more on each side; the same object when they are drawn. */
function follow(drawn: Span, at: number, length: number, { block, most }: typeof ROWS): Span {
  const inView = { first: Math.floor(at), end: Math.ceil(at + length) };
  const wanted = {
    first: Math.max(0, Math.floor(at / block) - 1) * block,
    end: (Math.ceil(inView.end / block) + 1) * block,
  };
  const next = nextSpan(drawn, wanted, inView, most);
  return next.first === drawn.first && next.end === drawn.end ? drawn : next;
}
