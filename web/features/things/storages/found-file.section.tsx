import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { refreshThings } from '../editor/thing.queries.ts'
import type { ThingRow } from '../model.ts'
import { ReadLink } from './read-link.tsx'
import { keepFile, mayBeRead, readFile } from './storage.queries.ts'

/** What can be made of one file that waits. */
export function FoundFileSection({ row }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const keep = useMutation({
    meta: { error: 'import' },
    mutationFn: () => keepFile(row.id),
    onSuccess: () => refreshThings(),
  })
  const read = useMutation({ meta: { error: 'import' }, mutationFn: () => readFile(row.id) })
  return (
    <PartSection title={t('storages.file')} text={t('storages.fileText')}>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={keep.isPending} onClick={() => keep.mutate()}>
          {t('storages.import')}
        </Button>
        {mayBeRead({ file_path: String(row['file_path']) }) ? (
          <Button variant="outline" size="sm" pending={read.isPending} onClick={() => read.mutate()}>
            {t('storages.read')}
          </Button>
        ) : null}
      </div>
      <output className="block">
        {keep.isSuccess ? t('storages.importedAll', { count: 1 }) : null}
        {read.data ? <ReadLink job={read.data.job} /> : null}
      </output>
    </PartSection>
  )
}
