/** Everything that must run before the first paint of a page; its bundle is inline in the head of each. */
import './choose-prices.ts';
import './rest-of-page.ts';
