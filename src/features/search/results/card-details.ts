import type { CatalogueRow } from '#domain/search/index/catalogue.ts';
import { type CardDetail, unpackSlice } from '#domain/search/index/card-slice.ts';
import { CARDS_PER_SLICE } from '#domain/search/index/index-file.ts';
import { fetchJson } from '../state/load-catalogue.ts';

/** Undefined while it is loading, null when it cannot be loaded. */
export type KnownDetail = CardDetail | null | undefined;

/** Fetches pictures and ids of cards, one slice at a time, each slice once. */
export class CardDetails {
  readonly #slices: () => readonly string[];
  readonly #known = new Map<number, CardDetail[] | null>();
  readonly #underway = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  /** `slices` returns the URLs of the slices in order. */
  constructor(slices: () => readonly string[]) {
    this.#slices = slices;
  }

  /** Grows with every slice. */
  readonly version = (): number => this.#version;

  /** Calls back after each slice; the returned function unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The details of a row. */
  of({ position }: CatalogueRow): KnownDetail {
    const slice = this.#known.get(Math.floor(position / CARDS_PER_SLICE));
    return slice === undefined ? undefined : (slice?.[position % CARDS_PER_SLICE] ?? null);
  }

  /** Fetches the missing slices of these rows. */
  want(rows: readonly CatalogueRow[]): void {
    for (const number of new Set(rows.map(({ position }) => Math.floor(position / CARDS_PER_SLICE)))) {
      if (!this.#known.get(number) && !this.#underway.has(number)) void this.#fetch(number);
    }
  }

  async #fetch(number: number): Promise<void> {
    this.#underway.add(number);
    try {
      const url = this.#slices()[number];
      if (url === undefined) throw new Error(`the index names no slice ${number}`);
      this.#known.set(number, unpackSlice(await fetchJson(url)));
    } catch (error) {
      // The cards have no photograph; the next search that shows them retries.
      this.#known.set(number, null);
      reportError(error);
    }
    this.#underway.delete(number);
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
