import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Controls that are on or off: checkboxes, radio buttons, switches, toggles and hearts. */
const CONTROLS =
  'input:is([type=checkbox], [type=radio]), :is([aria-pressed], [role=switch], [role=checkbox], [role=radio], [data-favorite])';

/** Visible difference of a colour channel, of 255; the lightest hairline differs by 20. */
const NOTICEABLE = 16;

/** Checks of a control before a fault counts: an update of the screen can reset it between two screenshots. */
const ATTEMPTS = 3;

/** Pixels that must differ; fewer can be antialiasing. */
const PIXELS = 6;

const STRIPPED = `
  *, ::before, ::after {
    -webkit-text-fill-color: transparent !important;
    transition: none !important;
    animation: none !important;
  }
  img, video, canvas, iframe { visibility: hidden !important; }`;

/** The checked controls of a page and their faults. */
export interface ControlFindings {
  /** A line for each kind of control: its element and classes. */
  kinds: string[];
  /** A line for each fault. */
  faults: string[];
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Checks that every checkbox, radio button, switch and toggle has a visible box, off and on, and looks different when on.
 * Hides texts, pictures and movement first, so that only the control itself counts. Checks one control of each kind, by
 * classes, computed styles and parents, also in closed dialogs and steps. The page cannot be used afterwards. A test of
 * many screens gives the same set `known` for those with the same window, and each kind is checked on the first of them.
 */
export async function controlFaults(page: Page, within = 'body', known = new Set<string>()): Promise<ControlFindings> {
  await page.evaluate(stripPage, STRIPPED);
  await page.mouse.move(0, 0);
  const { kinds, looks } = await page.evaluate(markKinds, [CONTROLS, within] as const);
  const findings: ControlFindings = { kinds: [], faults: [] };
  for (const [index, kind] of kinds.entries()) {
    const look = looks[index] ?? kind;
    if (known.has(look)) continue;
    let faults = await faultsOf(page, index, kind);
    for (let attempt = 1; faults !== null && faults.length > 0 && attempt < ATTEMPTS; attempt += 1) {
      faults = await faultsOf(page, index, kind);
    }
    if (faults === null) continue;
    known.add(look);
    findings.kinds.push(kind);
    findings.faults.push(...faults);
  }
  await page.evaluate(stripPage, '');
  return findings;
}

/** What is wrong with one control; null when this page at this width never shows it. */
async function faultsOf(page: Page, index: number, kind: string): Promise<string[] | null> {
  const area = await page.evaluate(showControl, index);
  if (area === null) return null;
  const faults: string[] = [];
  const looks: Buffer[] = [];
  for (const on of [false, true]) {
    await page.evaluate(setControl, [index, on] as const);
    const picture = await page.screenshot({ clip: area, animations: 'disabled', caret: 'hide' });
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
    if (!hasBox(pixels)) faults.push(`no visible box while ${on ? 'on' : 'off'}: ${kind}`);
    looks.push(pixels);
  }
  const [off, on] = looks;
  const cannotChange = kind.includes(':disabled');
  if (!cannotChange && off && on && !differ(off, on)) faults.push(`looks the same off and on: ${kind}`);
  return faults;
}

/** In the page: adopts these styles, which the security policy would block as an element, and closes opened dialogs. */
function stripPage(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  for (const opened of document.querySelectorAll<HTMLElement>('[data-opened-for-test]')) {
    if (opened instanceof HTMLDialogElement) opened.close();
    else if (opened.matches(':popover-open')) opened.hidePopover();
  }
}

/** In the page: marks one control of each kind with its number; returns the kinds and, in the same order, what their looks depend on. */
function markKinds([controls, within]: readonly [string, string]): { kinds: string[]; looks: string[] } {
  const kinds: string[] = [];
  for (const old of document.querySelectorAll('[data-control-kind]')) old.removeAttribute('data-control-kind');
  const named = (element: Element | null): string =>
    element === null ? '' : [element.tagName.toLowerCase(), ...element.classList].join('.');
  const lookOf = (element: Element): string => {
    const drawnBy = [element, element.closest('label')].filter((part) => part !== null);
    return drawnBy
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) =>
        [style.appearance, style.opacity, style.visibility, style.backgroundColor]
          .concat(style.borderTopWidth, style.borderTopColor, style.clipPath, style.content)
          .join(' '),
      )
      .join('|');
  };
  const looks: string[] = [];
  for (const control of document.querySelectorAll(`:is(${within}) :is(${controls})`)) {
    const type = control.getAttribute('type') ?? control.getAttribute('role') ?? '';
    const state = control.matches(':disabled') ? ':disabled' : '';
    const around = `${named(control.parentElement?.parentElement ?? null)} ${named(control.parentElement)}`;
    const kind = `${around} ${named(control)}[${type}]${state}`;
    const drawn = `${kind} ${lookOf(control)}`;
    if (looks.includes(drawn) || control.closest('.honeypot') !== null) continue;
    control.setAttribute('data-control-kind', String(kinds.length));
    // Without a name, radio buttons do not change each other.
    if (type === 'radio') control.removeAttribute('name');
    kinds.push(kind);
    looks.push(drawn);
  }
  return { kinds, looks };
}

/** In the page: makes a control visible and returns its area; null when it is not shown at this width. */
function showControl(index: number): Area | null {
  const control = document.querySelector(`[data-control-kind="${index}"]`);
  if (control === null) return null;
  for (const opened of document.querySelectorAll<HTMLElement>('[data-opened-for-test]')) {
    if (opened.contains(control)) continue;
    if (opened instanceof HTMLDialogElement) opened.close();
    else if (opened.matches(':popover-open')) opened.hidePopover();
  }
  for (let part: Element | null = control; part !== null; part = part.parentElement) {
    if (part instanceof HTMLDialogElement && !part.open) {
      part.dataset['openedForTest'] = '';
      part.showModal();
    }
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (part.hasAttribute('data-current')) part.setAttribute('data-current', 'true');
    if (part.hasAttribute('hidden')) part.removeAttribute('hidden');
    if (part instanceof HTMLElement && part.popover !== null && !part.matches(':popover-open')) {
      part.dataset['openedForTest'] = '';
      part.showPopover();
    }
  }
  const isDrawn = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width >= 12 && height >= 12 && getComputedStyle(element).opacity !== '0';
  };
  // A control that is invisible or only for screen readers is drawn by its label.
  const drawn = isDrawn(control) ? control : control.closest('label');
  if (drawn === null || !drawn.checkVisibility({ visibilityProperty: true })) return null;
  drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = drawn.getBoundingClientRect();
  // Two pixels of the background, which a filled box differs from.
  return { x: Math.max(0, x - 2), y: Math.max(0, y - 2), width: width + 4, height: height + 4 };
}

/** In the page: sets a control's state for style sheets, without events. */
function setControl([index, on]: readonly [number, boolean]): void {
  const control = document.querySelector(`[data-control-kind="${index}"]`);
  if (control instanceof HTMLInputElement) control.checked = on;
  else if (control?.hasAttribute('data-favorite')) control.toggleAttribute('data-saved', on);
  else {
    for (const name of ['aria-pressed', 'aria-checked']) {
      if (control?.hasAttribute(name)) control.setAttribute(name, String(on));
    }
  }
}

/** Whether two screenshots of one element differ by more than antialiasing. */
export async function looksDifferent(one: Buffer, other: Buffer): Promise<boolean> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  return first !== undefined && second !== undefined && differ(first, second);
}

function hasBox(pixels: Buffer): boolean {
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (Math.max(...[0, 1, 2].map((channel) => distance(pixels, at, pixels, 0, channel))) >= NOTICEABLE) seen += 1;
  }
  return seen >= PIXELS;
}

function differ(one: Buffer, other: Buffer): boolean {
  if (one.length !== other.length) return true;
  let seen = 0;
  for (let at = 0; at < one.length; at += 3) {
    if (Math.max(...[0, 1, 2].map((channel) => distance(one, at, other, at, channel))) >= NOTICEABLE) seen += 1;
  }
  return seen >= PIXELS;
}

function distance(one: Buffer, at: number, other: Buffer, otherAt: number, channel: number): number {
  return Math.abs((one[at + channel] ?? 0) - (other[otherAt + channel] ?? 0));
}
