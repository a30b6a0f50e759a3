/** A component that is loaded when it is first shown; a failed load says so and can be tried again. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

type Load = () => Promise<{ readonly default: ComponentType }>;

interface Props {
  readonly load: Load;
}

export function Lazy({ load }: Props) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    load().then(
      (module) => wanted && setLoaded(() => module.default),
      (error: unknown) => {
        console.error(error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  if (failed) {
    return (
      <p class="load-failed" role="alert">
        {t('app.pageFailed')}{' '}
        <button type="button" class="button" onClick={() => setAttempt(attempt + 1)}>
          {t('engine.restart')}
        </button>
      </p>
    );
  }
  return Loaded === null ? null : <Loaded />;
}
