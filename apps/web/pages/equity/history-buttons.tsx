import { canRedo, canUndo, redo, undo } from './state/history.js';
import { t } from './translate.js';

/** Steps back and forward through the changes of all fields. */
export const HistoryButtons = () => (
  <div class="history">
    <button type="button" class="quiet" aria-disabled={!canUndo.value} onClick={undo}>
      {t('undo')}
    </button>
    <button type="button" class="quiet" aria-disabled={!canRedo.value} onClick={redo}>
      {t('redo')}
    </button>
  </div>
);
