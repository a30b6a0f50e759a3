/** The keyboard help, from the same table that binds the keys. */
import { t } from '../i18n/index.ts';
import { KEY_GROUPS, KEYS, shownKeys } from '../state/keys.ts';
import { Dialog } from './Dialog.tsx';

export default function HelpDialog() {
  return (
    <Dialog title={t('help.title')} wide toRead>
      <p>{t('help.intro', { example: '5 L · B 2 R · 8 R >' })}</p>
      <div class="key-groups">
        {KEY_GROUPS.map((group) => (
          <section key={group}>
            <h3>{t(`keys.group.${group}`)}</h3>
            <dl class="keys">
              {KEYS.filter((binding) => binding.group === group).map((binding) => (
                <div key={binding.label}>
                  <dt>
                    {shownKeys(binding).map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{t(binding.label)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p class="hint">{t('help.nagNote')}</p>
    </Dialog>
  );
}
