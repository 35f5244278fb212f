import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { testStorage } from './storage.queries.ts'

/** Whether what was typed in opens the storage. */
export function StorageSection({ row }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const test = useMutation({ meta: { error: 'fetch' }, mutationFn: () => testStorage(row.id) })
  return (
    <PartSection title={t('storages.test')} text={t('storages.testText')}>
      <Button variant="outline" size="sm" className="self-start" pending={test.isPending} onClick={() => test.mutate()}>
        {t('storages.testGo')}
      </Button>
      <output className="block text-pretty">{test.data?.msg}</output>
    </PartSection>
  )
}
