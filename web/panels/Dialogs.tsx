/** The dialog that is open, if any; its code comes with it. */
import type { ComponentType } from 'preact';
import { type DialogId, dialog } from '../state/ui.ts';
import { Lazy } from './Lazy.tsx';

const LOADS: Readonly<Record<DialogId, () => Promise<{ readonly default: ComponentType }>>> = {
  new: () => import('./NewGameDialog.tsx'),
  library: () => import('./LibraryDialog.tsx'),
  import: () => import('./ImportDialog.tsx'),
  export: () => import('./ExportDialog.tsx'),
  studies: () => import('./StudiesDialog.tsx'),
  settings: () => import('./SettingsDialog.tsx'),
  help: () => import('./HelpDialog.tsx'),
  menu: () => import('./MenuDialog.tsx'),
  rules: () => import('./RulesDialog.tsx'),
  options: () => import('./OptionsDialog.tsx'),
};

export function Dialogs() {
  const open = dialog.value;
  return open === null ? null : <Lazy key={open} load={LOADS[open]} />;
}
