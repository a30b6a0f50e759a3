/** The words of Bao that stand in the controls above, where a word inside a label cannot explain itself. */
import { t } from '../i18n/index.ts';
import type { TermId } from '../learn/background.ts';
import { Term } from './Term.tsx';

export const Terms = ({ ids }: { readonly ids: readonly TermId[] }) => (
  <p class="hint terms">
    {t('terms.words')}{' '}
    {ids.map((id, at) => (
      <span key={id}>
        {at > 0 && ' · '}
        <Term id={id} />
      </span>
    ))}
  </p>
);
