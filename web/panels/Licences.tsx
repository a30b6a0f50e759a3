/** Whose work the page contains. */
import { t } from '../i18n/index.ts';
import { LICENCES_FILE, SHIPPED } from '../state/licences.ts';

export function Licences() {
  return (
    <details class="licences">
      <summary>{t('settings.licences')}</summary>
      <ul>
        <li>Bingwa: MIT</li>
        {SHIPPED.map(({ name, licence }) => (
          <li key={name}>
            {name}: {licence}
          </li>
        ))}
      </ul>
      <a href={`./${LICENCES_FILE}`} target="_blank" rel="noopener">
        {LICENCES_FILE}
      </a>
    </details>
  );
}
