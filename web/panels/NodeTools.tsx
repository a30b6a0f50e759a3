/** What can be done to the current move: glyphs, promote, delete, comment. */
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type MessageKey, t } from '../i18n/index.ts';
import {
  comment,
  isMainline,
  makeMainline,
  node,
  path,
  promoteVariation,
  remove,
  toggleGlyph,
  undo,
} from '../state/study.ts';
import { GLYPHS } from '../state/typing.ts';
import { notify } from '../state/ui.ts';
import { wires } from '../state/wires.ts';
import { IconButton } from './controls.tsx';

const commentOpen = signal(false);

function deleteHere(): void {
  const count = remove(path.value);
  if (count > 0) notify(t('moves.deleted', { n: count }), 'info', [{ label: t('common.undo'), run: undo }]);
}

/** The comment of the current node. Beside the board there is room for it always, on a phone it opens when it is needed. */
export function CommentBox() {
  const box = useRef<HTMLTextAreaElement>(null);
  const at = path.value;
  useEffect(() => {
    wires.focusComment = () => {
      commentOpen.value = true;
      // On a phone the box can be seen after the next drawing only.
      setTimeout(() => box.current?.focus());
    };
    return () => {
      wires.focusComment = null;
    };
  }, []);
  const label = at.length === 0 ? t('moves.commentStart') : t('moves.comment');
  return (
    <label class="comment-box" data-open={commentOpen.value || node.value.comment !== ''}>
      <span class="visually-hidden">{label}</span>
      <textarea
        id="comment"
        ref={box}
        rows={2}
        value={node.value.comment}
        placeholder={label}
        onInput={(event) => comment(at, event.currentTarget.value)}
        onBlur={() => {
          commentOpen.value = false;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </label>
  );
}

export function NodeTools() {
  const here = node.value;
  const root = path.value.length === 0;
  return (
    <div class="node-tools">
      <div class="node-row">
        <div class="glyphs" role="toolbar" aria-label={t('moves.nag')}>
          {GLYPHS.map((glyph, index) => {
            const nag = (index + 1) as 1 | 2 | 3 | 4 | 5 | 6;
            const label: MessageKey = `moves.nag.${nag}`;
            return (
              <button
                type="button"
                key={glyph}
                class="glyph-button"
                aria-label={t(label)}
                title={t(label)}
                aria-pressed={here.nags.includes(nag)}
                disabled={root}
                onClick={() => toggleGlyph(nag)}
              >
                {glyph}
              </button>
            );
          })}
        </div>
        <span class="push-end" />
        <IconButton icon="comment" label={t('moves.commentShort')} onClick={() => wires.focusComment?.()} />
        <IconButton
          icon="up"
          label={t('moves.promote')}
          disabled={isMainline.value}
          onClick={() => promoteVariation(path.value)}
        />
        <IconButton
          icon="target"
          label={t('moves.main')}
          disabled={isMainline.value}
          onClick={() => makeMainline(path.value)}
        />
        <IconButton icon="trash" label={t('moves.deleteFrom')} disabled={root} onClick={deleteHere} />
      </div>
    </div>
  );
}
