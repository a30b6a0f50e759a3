/** How the page looks and listens. The engine's settings are beside the engine. */
import { t } from '../i18n/index.ts';
import { boardTheme, coordinates, languageChoice, shortcuts, theme } from '../state/settings.ts';
import { Choice, copyDiagnostics, Switch } from './controls.tsx';
import { Dialog } from './Dialog.tsx';
import { ForgetData } from './ForgetData.tsx';
import { Licences } from './Licences.tsx';
import { languageOptions } from './languages.ts';

const Diagnostics = () => (
  <div class="diagnostics">
    <button type="button" class="button" aria-describedby="diagnostics-hint" onClick={() => void copyDiagnostics()}>
      {t('settings.diagnostics')}
    </button>
    <p class="hint" id="diagnostics-hint">
      {t('settings.diagnosticsHint')}
    </p>
  </div>
);

export default function SettingsDialog() {
  return (
    <Dialog title={t('settings.title')}>
      <div class="settings">
        <Choice
          label={t('settings.language')}
          value={languageChoice.value}
          options={languageOptions}
          onChange={(value) => {
            languageChoice.value = value;
          }}
        />
        <Choice
          label={t('settings.theme')}
          value={theme.value}
          options={(['system', 'light', 'dark'] as const).map((each) => [each, t(`settings.theme.${each}`)] as const)}
          onChange={(value) => {
            theme.value = value;
          }}
        />
        <Choice
          label={t('settings.board')}
          value={boardTheme.value}
          options={(['wood', 'plain'] as const).map((each) => [each, t(`board.theme.${each}`)] as const)}
          onChange={(value) => {
            boardTheme.value = value;
          }}
        />
        <Switch
          label={t('board.coordinates')}
          checked={coordinates.value}
          onChange={(on) => {
            coordinates.value = on;
          }}
        />
        <Switch
          label={t('settings.shortcuts')}
          checked={shortcuts.value}
          onChange={(on) => {
            shortcuts.value = on;
          }}
        />
        <Diagnostics />
        <Licences />
        <ForgetData />
      </div>
    </Dialog>
  );
}
