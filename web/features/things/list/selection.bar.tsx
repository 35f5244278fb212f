import { Combine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { DeleteDialog } from '../editor/delete.dialog.tsx'
import { MergeDialog } from '../editor/merge.dialog.tsx'
import { useMay } from '../model-context.ts'
import type { Selection } from './use-selection.ts'

/** At the foot, over no row: the list gets room below. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const t = useTranslations('things')
  const may = useMay()
  const [asked, setAsked] = useState<'delete' | 'merge'>()
  const close = () => setAsked(undefined)
  const done = () => {
    close()
    selection.none()
  }
  return (
    <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 mt-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-4 py-3 shadow-high lg:bottom-6">
      <output className="grow text-sm font-medium">{t('chosen', { count: selection.rows.length })}</output>
      <Button variant="ghost" size="sm" onClick={selection.none}>
        {t('unchoose')}
      </Button>
      {may('merge') ? (
        <Button variant="outline" size="sm" onClick={() => setAsked('merge')}>
          <Combine aria-hidden />
          {t('merge')}
        </Button>
      ) : null}
      {may('delete') ? (
        <Button variant="outline" size="sm" onClick={() => setAsked('delete')}>
          <Trash2 aria-hidden />
          {t('delete')}
        </Button>
      ) : null}
      {asked === 'delete' ? <DeleteDialog rows={selection.rows} onClose={close} onDone={done} /> : null}
      {asked === 'merge' ? <MergeDialog rows={selection.rows} onClose={close} onDone={done} /> : null}
    </div>
  )
}
