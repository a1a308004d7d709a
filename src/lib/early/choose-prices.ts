import { hasForeignChoice } from '../currency/has-foreign-choice.ts';

// Runs in the head of every page, before the first paint. Who chose another currency must never see a price change
// from euros: early-prices.ts is fetched for them alone, and the first paint waits for it.
const prices = document.currentScript?.dataset['prices'];
if (prices && hasForeignChoice()) {
  const script = document.createElement('script');
  script.src = prices;
  script.setAttribute('blocking', 'render');
  document.head.append(script);
}
