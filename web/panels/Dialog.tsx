/** One modal dialog on the platform's own element: focus, Escape and the inert page behind it come from there. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { dialog } from '../state/ui.ts';
import { Icon } from './Icon.tsx';
import { Notices } from './Notices.tsx';

interface Props {
  readonly title: string;
  readonly wide?: boolean;
  /** Nothing in it can be focused: it can itself, so that the keys scroll what does not fit. */
  readonly toRead?: boolean;
  readonly children: ComponentChildren;
}

/** Closes the dialog when something in it was chosen: the keys are the page's again, nothing of which has the focus. */
export function closeDialog(): void {
  dialog.value = null;
}

/** Closes it with nothing chosen: the focus goes back to what opened it. */
export function dismissDialog(): void {
  // By the element, while it is in the page: one that is only taken away takes the focus with it.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  closeDialog();
}

export function Dialog({ title, wide = false, toRead = false, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const own = useRef(dialog.peek());
  /** The element tells of its end a moment after it: another dialog may have been opened meanwhile, or the same one anew. */
  const closed = () => {
    if (element.current !== null && dialog.peek() === own.current) closeDialog();
  };
  /** Escape: the page knows at once, so that a key pressed right after it is not taken for one of the dialog's. */
  const cancelled = (event: Event) => {
    // A field that chooses a file tells the same of its own window.
    if (event.target !== element.current) return;
    event.preventDefault();
    dismissDialog();
  };
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog already; the click is for the backdrop
    <dialog
      ref={element}
      class={`dialog ${wide ? 'wide' : ''}`}
      aria-labelledby={heading}
      onCancel={cancelled}
      onClose={closed}
      onClick={(event) => {
        if (event.target === element.current) dismissDialog();
      }}
    >
      <div class="dialog-box">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="icon-button" aria-label={t('common.close')} onClick={dismissDialog}>
            <Icon name="close" />
          </button>
        </header>
        {toRead ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
          <section class="dialog-body" aria-labelledby={heading} tabIndex={0}>
            {children}
          </section>
        ) : (
          <div class="dialog-body">{children}</div>
        )}
      </div>
      {/* Everything outside a modal dialog is inert: what is said meanwhile must be said in it. */}
      <Notices />
    </dialog>
  );
}
