// Fetches the styles and scripts that the first screen does without, once its photograph is painted: before, they would
// take its share of a slow connection. Until they are there `data-rest` on the root hides what follows (styles/first-screen/shell.css),
// scripts and styles alike: pictures that came before the scripts would take their connections. Every page carries this.
const root = document.documentElement;
root.dataset['rest'] = '';

/**
 * Signs that somebody is there and will not wait for a photograph; a finger is a pointer, too. Not its moves: they also
 * come when the page is painted under a pointer that rests. Nor what is typed: focus comes before it.
 */
const SIGNS = ['pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

/** For a photograph that takes long, in milliseconds. */
const LATEST = 3000;

/** For a photograph that fills the window, of whose paint no browser tells, in milliseconds after it is ready. */
const NOTIFIED = 100;

/** Before the next part while nobody waits, in milliseconds: the pictures of the last one are fetched and drawn meanwhile. */
const PAUSE = 100;

/** What does nothing without its script, or leads elsewhere; other links and menus work by themselves. */
const NEEDS_SCRIPT = 'button[type=button]:not([popovertarget]),a[data-dialog],a[data-back-link]';

let held: HTMLElement | null | undefined;

const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));

let rest: Promise<void> | undefined;

/** Whether somebody waits for all that is left. */
let hurried = false;

/** Ends the pause before the next part. */
let goOn: ((value?: unknown) => void) | undefined;

/** Begins, once; with a sign of a visitor also ends without delay. */
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
  // Moved out of their template, style sheets and scripts are fetched (build/later-scripts.ts): each in a task of its own.
  for (const file of later.content.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('*')) {
    await pause();
    // In the order of the page, as scripts would have run by themselves.
    if ('async' in file) file.async = false;
    // What cannot be had is no reason to hide the rest.
    loaded.push(new Promise((done) => (file.onload = file.onerror = done)));
    document.head.append(file);
  }
  await Promise.all(loaded);
  // Part by part: all at once would be one long task, and a press would wait for its end. Each is laid out at once, so that
  // its frame only paints; on the way back all of it now, while the page still loads: afterwards the browser does not bring
  // back the place of an earlier visit. A carousel's photographs come one by one: six that are asked for
  // at once wait for each other.
  const parts = document.querySelectorAll<HTMLElement>('#rest~*,.listing-area article,[data-slide] img,main~footer');
  for (const part of parts) part.dataset['late'] = '';
  // Now, while all is hidden: the browser works out the style of every element again.
  delete root.dataset['rest'];
  for (const part of parts) {
    await pause(PAUSE);
    delete part.dataset['late'];
    void part.offsetTop;
  }
  removeEventListener('click', hold, true);
  held?.click();
}

/** Waits this many milliseconds, unless somebody is there or comes meanwhile. */
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

// An address that names a place or a search, and a page that is come back to, need all to show what was asked for.
if (
  /[?#]/.test(location.href) ||
  performance.getEntriesByType('navigation').some((visit) => Reflect.get(visit, 'type') !== 'navigate')
) {
  begin(true);
} else {
  void parsed.then(() => {
    const photograph = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    // The browser tells when a picture is on the screen, which may be frames after it was ready; the frame ends before more is done.
    new PerformanceObserver((list) => {
      if (list.getEntries().some((paint) => !photograph || Reflect.get(paint, 'element') === photograph))
        setTimeout(begin);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // A photograph that cannot be had is no reason to wait for it, nor is a browser that tells nothing.
    const notify = (): unknown => setTimeout(begin, NOTIFIED);
    void (photograph?.decode() ?? document.fonts.ready).then(notify, notify);
  });
}
