/** Lets the browser keep the page, so that it opens without its server, too. */
export function keepForOffline(): void {
  // Not of a page that is being worked on; and browsers have service workers for https and for this machine alone.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("service-worker.js").catch(() => {
    // Browsers may refuse to keep anything: then the page needs its server.
  });
}
