/** What was stored and could not be read: said once, given back as a file, forgotten when the user says so. */
import { lt } from '../../i18n/lab/index.ts';
import { downloadText } from '../../state/files.ts';
import { damaged, damagedText, forgetDamaged } from '../../state/labDamage.ts';

export function Damaged() {
  const entries = damaged.value;
  if (entries.length === 0) return null;
  return (
    <section class="card damaged" aria-labelledby="lab-damaged">
      <h2 id="lab-damaged">{lt('lab.damaged', { n: entries.length })}</h2>
      <p role="status">{lt('lab.damagedNote')}</p>
      <ul class="facts">
        {entries.map(({ key, reason }) => (
          <li key={key}>
            {key}: {reason}
          </li>
        ))}
      </ul>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => downloadText('bingwa-unreadable.json', damagedText(), 'application/json')}
        >
          {lt('lab.json')}
        </button>
        <button type="button" class="button" onClick={() => void forgetDamaged()}>
          {lt('lab.delete')}
        </button>
      </div>
    </section>
  );
}
