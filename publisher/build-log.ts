import { BUILD_LOG_KEPT } from '#domain/publishing/limits.ts';

/** A build's log, of which only the end is kept. */
export class BuildLog {
  #text = '';

  add(text: string): void {
    this.#text = (this.#text + text).slice(-BUILD_LOG_KEPT);
  }

  get text(): string {
    return this.#text;
  }
}
