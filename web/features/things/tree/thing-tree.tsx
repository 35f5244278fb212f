import { useMutation } from '@tanstack/react-query'
import { type DragEvent, useState } from 'react'
import { offerUndo } from '#web/lib/api/undo.ts'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { moveThing, refreshThings } from '../editor/thing.queries.ts'
import { useModel } from '../model-context.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { Branch } from './branch.tsx'
import { type Dragged, TreeContext } from './tree-context.ts'

/** Things under each other, opened in place. Dragging moves them, and so does "Move" in the editor. */
export function ThingTree() {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const model = useModel()
  const [dragged, setDragged] = useState<Dragged>()
  const move = useMutation({
    meta: { error: 'move' },
    mutationFn: async ({ id, name, parent }: Dragged & { parent: number }) =>
      offerUndo(await moveThing(model, id, parent), 'undo.moved', name),
    onSettled: refreshThings,
  })
  const drop = (parent: number) => {
    if (dragged && dragged.id !== parent) move.mutate({ ...dragged, parent })
    setDragged(undefined)
  }
  const onDragOver = (event: DragEvent) => event.preventDefault()
  return (
    <TreeContext value={{ dragged, drag: setDragged, drop }}>
      <div className="p-2 sm:p-3">
        <div
          aria-hidden
          onDragOver={onDragOver}
          onDrop={() => drop(0)}
          className={cn(
            'rounded-md border border-dashed border-edge text-center text-sm text-muted transition-all',
            dragged ? 'mb-2 py-3' : 'h-0 overflow-hidden border-transparent',
          )}
        >
          {t('tree.top')}
        </div>
        <Branch parent={0} label={texts.title(model.name)} />
      </div>
    </TreeContext>
  )
}
