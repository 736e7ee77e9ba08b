/*
 * Browsers prepare numbers and dates of all languages at their first use, once for all threads of a page. That takes a telephone 50 ms: so it is
 * this worker that uses them first, and not the thread that answers presses.
 */
new Intl.NumberFormat().format(1);
new Intl.DateTimeFormat().format(0);
new Intl.PluralRules().select(1);
new Intl.ListFormat().format([]);
close();
