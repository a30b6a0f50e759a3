/** Parts of the page that come when they are first shown; what could not be loaded says so and can be tried again. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

interface Loading {
  readonly failed: boolean;
  readonly again: () => void;
}

/** Loads when first drawn, and anew whenever one of `reasons` is another; `take` gets what came, if it is still wanted. */
export function useLoading<T>(
  load: () => Promise<T>,
  take: (loaded: T) => void,
  reasons: readonly unknown[] = [],
): Loading {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    load().then(
      (loaded) => wanted && take(loaded),
      (error: unknown) => {
        console.error(error);
        if (!wanted) return;
        setFailed(true);
        // Chromium remembers that code did not come, until the page is loaded anew; what the user did is stored.
        if (attempt > 0 && navigator.onLine) location.reload();
      },
    );
    return () => {
      wanted = false;
    };
  }, [...reasons, attempt]);
  return { failed, again: () => setAttempt(attempt + 1) };
}

export const LoadFailed = ({ again }: Pick<Loading, 'again'>) => (
  <p class="load-failed" role="alert">
    {t('app.pageFailed')}{' '}
    <button type="button" class="button" onClick={again}>
      {t('engine.restart')}
    </button>
  </p>
);

type Load = () => Promise<{ readonly default: ComponentType }>;

/** What has come: it is drawn at once when it is shown again. */
const loaded = new Map<Load, ComponentType>();

/** Loads a part before it is drawn, so that its first drawing shows it. One that cannot be loaded says so where it is drawn. */
export async function preload(load: Load): Promise<void> {
  try {
    loaded.set(load, (await load()).default);
  } catch (error) {
    console.warn('not loaded yet:', error);
  }
}

interface Props {
  readonly load: Load;
}

export function Lazy({ load }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(() => loaded.get(load) ?? null);
  const take = (module: Awaited<ReturnType<Load>>) => {
    loaded.set(load, module.default);
    setLoaded(() => module.default);
  };
  const { failed, again } = useLoading(load, take, [load]);
  if (failed) return <LoadFailed again={again} />;
  return Loaded === null ? null : <Loaded />;
}
