/** The page begins: language and colours first, then the study, then the page that the address names. */
import './trusted.ts';
import '@fontsource-variable/inter';
import './app.css';
import { effect, signal } from '@preact/signals';
import { render } from 'preact';
import { setLanguage, t } from './i18n/index.ts';
import { registerServiceWorker } from './isolation.ts';
import { PAGES, parseHash } from './pages/registry.ts';
import { Dialogs } from './panels/Dialogs.tsx';
import { Forgotten } from './panels/ForgetData.tsx';
import { Header } from './panels/Header.tsx';
import { Lazy, preload } from './panels/Lazy.tsx';
import { Notices } from './panels/Notices.tsx';
import { openFirst } from './state/address.ts';
import { watchFaults } from './state/faults.ts';
import { forgotten } from './state/forget.ts';
import { applyTheme, languageChoice } from './state/settings.ts';
import { startSaving } from './state/studies.ts';
import { dialog, notify, pageLinks } from './state/ui.ts';

// Nobody reads what the browser notes of each thing loaded, the tab's icon at each change of the address: 250 notes of 4 KiB.
performance.setResourceTimingBufferSize(0);
performance.clearResourceTimings();

const route = signal(parseHash(location.hash).route);
addEventListener('hashchange', () => {
  route.value = parseHash(location.hash).route;
});

/** Milliseconds that the first drawing waits for the page's own code. */
const SOON = 300;

const pageAt = (at: string) => PAGES.find((entry) => entry.route === at) ?? PAGES[0]!;

function App() {
  if (forgotten.value) return <Forgotten />;
  const page = pageAt(route.value);
  return (
    <>
      <button type="button" class="skip-link" onClick={() => document.getElementById('board')?.focus()}>
        {t('app.skip')}
      </button>
      <Header pages={PAGES} route={route.value} />
      <Lazy key={page.route} load={page.load} />
      <Dialogs />
      {dialog.value === null && <Notices />}
    </>
  );
}

async function start(): Promise<void> {
  watchFaults();
  applyTheme();
  pageLinks.value = PAGES;
  // Drawn once where the page comes soon; where it does not, its head is drawn before it.
  const soon = new Promise((resolve) => setTimeout(resolve, SOON));
  const words = setLanguage(languageChoice.value).catch((error: unknown) => console.error(error));
  await Promise.all([Promise.race([preload(pageAt(route.value).load), soon]), words, openFirst(words)]);
  effect(() => {
    void setLanguage(languageChoice.value);
  });
  startSaving();
  render(<App />, document.getElementById('app')!);
  registerServiceWorker({
    onWaiting: (apply) => notify(t('app.updateReady'), 'info', [{ label: t('app.update'), run: apply }]),
  }).catch((error: unknown) => console.warn('no service worker:', error));
}

void start();
