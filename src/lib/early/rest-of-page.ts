// Loads the styles and scripts that the first screen does not need, once its photograph is painted: earlier they would
// take bandwidth from it on a slow connection. Until then `data-rest` on the root hides the rest of the page
// (styles/first-screen/shell.css), because its pictures would take bandwidth from the scripts. Every page contains
// this.
const root = document.documentElement;
root.dataset['rest'] = '';

/**
 * Events of a visitor who does not wait for a photograph; touch fires pointer events too. Without pointermove, which
 * also fires when the page is painted under a resting pointer, and without input, which focus precedes.
 */
const SIGNS = ['pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

/** Longest wait for a photograph, in milliseconds. */
const LATEST = 3000;

/** For a photograph that fills the window, whose paint browsers do not report, in milliseconds after decoding. */
const NOTIFIED = 100;

/**
 * Pause before the next part while there is no interaction, in milliseconds: the pictures of the last part load
 * meanwhile.
 */
const PAUSE = 100;

/** Elements that need their script; other links and menus work without. */
const NEEDS_SCRIPT = 'button[type=button]:not([popovertarget]),a[data-dialog],a[data-back-link]';

let held: HTMLElement | null | undefined;

const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));

let rest: Promise<void> | undefined;

/** True after an interaction. */
let hurried = false;

/** Ends the pause before the next part. */
let goOn: ((value?: unknown) => void) | undefined;

/** Starts once; after an interaction it also skips all pauses. */
function begin(sign?: unknown): void {
  if (sign) {
    hurried = true;
    goOn?.();
  }
  rest ??= parsed.then(fetchRest);
}

async function fetchRest(): Promise<void> {
  const later = document.querySelector<HTMLTemplateElement>('#later');
  if (!later) return;
  const loaded: Promise<unknown>[] = [];
  // Style sheets and scripts load once they are moved out of their template, each in its own task.
  for (const file of later.content.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('*')) {
    await pause();
    // In document order.
    if ('async' in file) file.async = false;
    // A file that fails to load must not hide the rest of the page.
    loaded.push(new Promise((done) => (file.onload = file.onerror = done)));
    document.head.append(file);
  }
  await Promise.all(loaded);
  // Part by part: all at once would be one long task that delays a click. Each part is laid out immediately, so that
  // its frame only paints. After a back navigation all parts show before the load event: later the browser does not
  // restore the scroll position. The photographs of a carousel come one by one: six requests at once delay each other.
  const parts = document.querySelectorAll<HTMLElement>('#rest~*,.listing-area article,[data-slide] img,main~footer');
  for (const part of parts) part.dataset['late'] = '';
  // While everything is hidden, because the browser recalculates the style of every element.
  delete root.dataset['rest'];
  for (const part of parts) {
    await pause(PAUSE);
    delete part.dataset['late'];
    void part.offsetTop;
  }
  removeEventListener('click', hold, true);
  held?.click();
}

/** Waits this many milliseconds, unless there is or was an interaction. */
function pause(time?: number): unknown {
  return hurried || new Promise((done) => setTimeout((goOn = done), time));
}

function hold(event: Event): void {
  held = event.target instanceof Element ? event.target.closest(NEEDS_SCRIPT) : null;
  if (!held) return;
  event.preventDefault();
  event.stopPropagation();
}

addEventListener('click', hold, true);
for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, once: true });
setTimeout(begin, LATEST);

// A URL with a fragment or a search, and a back navigation, need the whole page.
if (
  /[?#]/.test(location.href) ||
  performance.getEntriesByType('navigation').some((visit) => Reflect.get(visit, 'type') !== 'navigate')
) {
  begin(true);
} else {
  void parsed.then(() => {
    const photograph = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    // The browser may report a painted picture frames after it was decoded; setTimeout lets the frame end first.
    new PerformanceObserver((list) => {
      if (list.getEntries().some((paint) => !photograph || Reflect.get(paint, 'element') === photograph))
        setTimeout(begin);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // Continues when the photograph fails to load and in browsers that do not report paints.
    const notify = (): unknown => setTimeout(begin, NOTIFIED);
    void (photograph?.decode() ?? document.fonts.ready).then(notify, notify);
  });
}
