/** Everything that must run before the first paint of a page; its bundle stands in the head of each. */
import './choose-prices.ts';
import './rest-of-page.ts';
