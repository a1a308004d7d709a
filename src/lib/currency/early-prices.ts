import { paintPrice, paintPrices, PRICED } from './paint-prices.ts';
import { $money } from './money.ts';

// Converts prices while the page is parsed (choose-prices.ts). The observer runs before the parser's additions are painted.
const money = $money.get();

const observer = new MutationObserver((records) => {
  for (const { target, addedNodes } of records) {
    // The parser may add an element first and its text later.
    const around = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(PRICED);
    if (around) paintPrice(around, money);
    for (const node of addedNodes) {
      if (!(node instanceof HTMLElement)) continue;
      if (node.matches(PRICED)) paintPrice(node, money);
      else paintPrices(node, money);
    }
  }
});

function paintAll(): void {
  observer.disconnect();
  paintPrices(document, money);
}

paintPrices(document, money);
if (document.readyState === 'loading') {
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  addEventListener('DOMContentLoaded', paintAll, { once: true });
}
