import { hasForeignChoice } from './has-foreign-choice.ts';

// Runs in the head of every page, before the first paint. For visitors who chose another currency it loads
// early-prices.ts and the first paint waits for it, so that no price visibly changes from euros.
const prices = document.currentScript?.dataset['prices'];
if (prices && hasForeignChoice()) {
  const script = document.createElement('script');
  script.src = prices;
  script.setAttribute('blocking', 'render');
  document.head.append(script);
}
