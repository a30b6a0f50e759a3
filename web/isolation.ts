/**
 * Registers the service worker. On a host that sends no COOP/COEP headers the first visit reloads once, after which
 * the page is isolated and can share memory between threads; until then, or without service workers, the engine runs
 * on one thread. The reload happens at most once in a session, so a host that breaks isolation cannot make a loop.
 */
const RELOADED = 'bingwa-isolation-reload';
/** Milliseconds between two questions for a newer version. */
const UPDATE_CHECK = 3_600_000;

export interface Updates {
  /** Called when a newer version is stored and waits; `apply` switches to it and reloads. */
  onWaiting(apply: () => void): void;
}

export async function registerServiceWorker(updates: Updates): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const container = navigator.serviceWorker;
  const hadController = container.controller !== null;
  let applied = false;
  const reload = () => location.reload();
  const registration = await container.register('./sw.js', { scope: './' });

  const offer = (worker: ServiceWorker) =>
    updates.onWaiting(() => {
      applied = true;
      worker.postMessage('take over');
    });
  if (registration.waiting && hadController) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && container.controller) offer(worker);
    });
  });
  container.addEventListener('controllerchange', () => {
    if (applied) reload();
  });

  // A page that stays open for days asks by itself; the browser does so only when a page is loaded.
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < UPDATE_CHECK) return;
    asked = Date.now();
    registration.update().catch(() => {}); // no network: another time
  });

  if (globalThis.crossOriginIsolated) return;
  const reloadOnce = () => {
    try {
      if (sessionStorage.getItem(RELOADED)) return;
      sessionStorage.setItem(RELOADED, '1');
    } catch {
      return; // no storage, no guard: stay on one thread
    }
    reload();
  };
  if (container.controller) reloadOnce();
  else container.addEventListener('controllerchange', reloadOnce, { once: true });
}
