/** Starts the scripts that wait in the page's template, as soon as the page has been painted. */
const LATEST_MS = 3000;

function start() {
  const waiting = document.querySelector('template');
  waiting?.remove();
  if (waiting) document.head.append(waiting.content);
}

if (PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// Where a browser reports no painting, as in a tab that nobody has looked at yet.
setTimeout(start, LATEST_MS);
