/** Calls `stop` if the visitor wants less motion, and again each time that this wish is switched on. */
export function whenMotionReduced(stop: () => void): void {
  const setting = matchMedia('(prefers-reduced-motion: reduce)');
  if (setting.matches) stop();
  setting.addEventListener('change', () => {
    if (setting.matches) stop();
  });
}
