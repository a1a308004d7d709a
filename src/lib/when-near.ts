/** How far below or above the window a part begins to work, in pixels. */
const NEAR_PIXELS = 500;

/** Calls back once, when an element comes near the window: what lies far below costs nothing while the page loads. */
export function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${NEAR_PIXELS}px 0px` },
  );
  observer.observe(element);
}
