import { useMutation, useQueries } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { useNameOf } from '../use-name-of.ts'
import { forEachThing } from '#web/lib/api/for-each-thing.ts'
import { deleteThing, effects, refreshThings, usesQuery } from './thing.queries.ts'
import { UseLinks } from './use-links.tsx'
import { useEffectsOf } from './uses.section.tsx'

interface DeleteDialogProps {
  rows: readonly ThingRow[]
  onClose: () => void
  onDone: () => void
}

/** Says first what stands against it, what would go along and what would be emptied. */
export function DeleteDialog({ rows, onClose, onDone }: DeleteDialogProps) {
  const t = useTranslations('things')
  const common = useTranslations('common')
  const { uses } = useModel()
  const model = useModel()
  const nameOf = useNameOf()
  const held = useQueries({ queries: uses ? rows.map((row) => usesQuery(model, row.id, 'protecting')) : [] })
  const isHeld = held.some(({ data }) => (data?.count ?? 0) > 0)
  const remove = useMutation({
    meta: { error: 'delete' },
    mutationFn: () =>
      forEachThing(
        rows,
        ({ id }) => deleteThing(model, id),
        (done) => common('undo.deleted', { name: nameOf(done) }),
      ),
    onSuccess: onDone,
    onSettled: refreshThings,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('deleteNamed', { name: nameOf(rows) })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="danger" disabled={isHeld} pending={remove.isPending} onClick={() => remove.mutate()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      {uses
        ? rows.slice(0, maxPreviews).map((row) => <EffectsOf key={row.id} row={row} isNamed={rows.length > 1} />)
        : null}
      <p className="text-sm text-muted">{t('deleteText')}</p>
    </Dialog>
  )
}

/** Each costs three calls. */
const maxPreviews = 5

function EffectsOf({ row, isNamed }: { row: ThingRow; isNamed: boolean }) {
  const t = useTranslations('things')
  const found = useEffectsOf(row.id)
  return (
    <section className="mb-4">
      {isNamed ? <h3 className="font-sans text-sm font-semibold">{thingLabel(row)}</h3> : null}
      {effects.map((effect) => {
        const page = found[effect]
        if (!page || page.count === 0) return null
        return (
          <div key={effect} className="mb-3">
            <p className="text-sm font-medium">{t(`effects.${effect}`, { count: page.count })}</p>
            <UseLinks page={page} />
          </div>
        )
      })}
    </section>
  )
}
