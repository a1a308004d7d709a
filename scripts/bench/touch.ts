import { type Browser, devices, type Locator, type Page } from '@playwright/test';
import { PATHS, propertyPath } from '#domain/site/paths.ts';
import { SERVICES } from '#scripts/emulators/emulator-sets.ts';
import { buildSampleSite } from './support/build-sample-site.ts';
import { median } from './support/figures.ts';
import { openBrowser } from './support/open-browser.ts';
import { runBenchmark } from './support/run-benchmark.ts';
import { slowDown } from './support/slow-down.ts';

/** Milliseconds from the touch to the frame with its answer. */
const GOALS = { milliseconds: 200 };

interface Touch {
  readonly name: string;
  readonly path: string;
  readonly target: (page: Page) => Locator;
  /** Selector of what must be visible in the end. */
  readonly answer: string;
}

/** A control shows itself as busy while its code loads, which is an answer too. */
const BUSY = '[aria-busy=true]';

const SAMPLE_PROPERTY = propertyPath('a-comporta-tree-house');

/** The first touch of a visitor on a phone, on each kind of control. */
const TOUCHES: readonly Touch[] = [
  { name: 'menu', path: PATHS.home, target: (page) => page.getByLabel('Open menu'), answer: '#mobile-menu' },
  {
    name: 'currency',
    path: PATHS.home,
    target: (page) => page.locator('#mobile-menu .currency-menu summary'),
    answer: '#mobile-menu .currency-options button',
  },
  {
    name: 'heart',
    path: PATHS.rentals,
    target: (page) => page.locator('[data-favorite]').first(),
    answer: '[data-favorite][data-saved]',
  },
  {
    name: 'filter',
    path: PATHS.rentals,
    target: (page) => page.getByRole('button', { name: 'Filter and sort' }),
    answer: '#listing-panel [type=checkbox]',
  },
  {
    name: 'dialog',
    path: SAMPLE_PROPERTY,
    target: (page) => page.getByRole('link', { name: 'Request Information' }).first(),
    answer: 'dialog[open] form',
  },
  {
    name: 'send',
    path: SAMPLE_PROPERTY,
    target: (page) => page.locator('dialog button[type=submit]').last(),
    answer: 'dialog[open] [role=alert]',
  },
];

await runBenchmark({
  name: 'touch',
  goals: GOALS,
  emulators: SERVICES,
  sizes: [7],
  async *measure({ set, origin, sizes: [visits], resources }) {
    buildSampleSite(set);
    const browser = resources.use(await openBrowser());
    for (const touch of TOUCHES) {
      const times: Answer[] = [];
      for (let visit = 0; visit < visits; visit += 1) times.push(await touchFirst(browser, origin, touch));
      yield {
        touch: touch.name,
        milliseconds: Math.round(median(times.map((time) => time.answered))),
        complete: Math.round(median(times.map((time) => time.complete))),
      };
    }
  },
  meetsGoals: ({ milliseconds }) => milliseconds <= GOALS.milliseconds,
});

/** Milliseconds from the touch until the page shows that it was touched, and until it has done what was asked. */
interface Answer {
  readonly answered: number;
  readonly complete: number;
}

/** Touches a page on a first visit with a cold cache. */
async function touchFirst(browser: Browser, origin: string, { path, target, answer }: Touch): Promise<Answer> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin });
  const page = await context.newPage();
  await slowDown(page);
  // Saving on the device only, or a visitor's heart leads to the sign-in page.
  await page.addInitScript(() => sessionStorage.setItem('hearts-on-device', 'true'));
  await page.goto(path, { waitUntil: 'load' });
  const touched = target(page);
  await reveal(touched);
  const seen = [`${BUSY}, ${answer}`, answer].map((selector) => page.evaluate(untilShown, selector));
  await touched.tap();
  const [answered = Number.NaN, complete = Number.NaN] = await Promise.all(seen);
  await context.close();
  return { answered, complete };
}

/** Opens what the target is in, as if the page had begun with it. */
async function reveal(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    element.closest<HTMLElement>('[popover]')?.showPopover();
    element.closest('dialog')?.showModal();
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** In the page: milliseconds from the next touch to the frame in which an element that matches is visible. */
function untilShown(selector: string): Promise<number> {
  return new Promise((seen) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const look = (): void => {
          const shown = [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
          if (shown) seen(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
