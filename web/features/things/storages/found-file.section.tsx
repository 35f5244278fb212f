import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '#web/components/ui/button.tsx'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { refreshThings } from '../editor/thing.queries.ts'
import type { ThingRow } from '../model.ts'
import { ReadLink } from './read-link.tsx'
import { keepFile, mayBeRead, readFile } from './storage.queries.ts'

/** What can be made of one file that waits. */
export function FoundFileSection({ row }: { row: ThingRow }) {
  const t = useTranslations('storages')
  const navigate = useNavigate()
  const keep = useMutation({
    meta: { error: 'import' },
    mutationFn: () => keepFile(row.id),
    onSuccess: async (answer) => {
      const { id } = offerUndoOf(answer, t('made', { name: answer.data.name }))
      await navigate({ to: '/recipe/$recipeId', params: { recipeId: String(id) } })
      await refreshThings()
    },
  })
  const read = useMutation({ meta: { error: 'import' }, mutationFn: () => readFile(row.id) })
  // What was read waits in the import, and here no longer.
  const isOver = read.data?.job !== undefined && read.data.job !== null
  const path = String(row['file_path'])
  return (
    <PartSection title={t('file')} text={t('fileText')}>
      <p dir="ltr" className="text-sm wrap-anywhere text-muted">
        {path}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOver ? null : (
          <Button size="sm" pending={keep.isPending} onClick={() => keep.mutate()}>
            {t('import')}
          </Button>
        )}
        {!isOver && mayBeRead({ file_path: path }) ? (
          <Button variant="outline" size="sm" pending={read.isPending} onClick={() => read.mutate()}>
            {t('read')}
          </Button>
        ) : null}
      </div>
      <output className="block">{read.data ? <ReadLink job={read.data.job} /> : null}</output>
    </PartSection>
  )
}
