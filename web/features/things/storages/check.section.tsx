import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { refreshThings } from '../editor/thing.queries.ts'
import type { ThingRow } from '../model.ts'
import { checkFolder } from './storage.queries.ts'
import { WaitingFiles } from './waiting-files.tsx'

/** Looks through the folder now, and says what waits. */
export function CheckSection({ row }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const check = useMutation({
    meta: { error: 'fetch' },
    mutationFn: () => checkFolder(row.id),
    onSettled: () => refreshThings(),
  })
  return (
    <PartSection title={t('storages.check')} text={t('storages.checkText')}>
      <Button size="sm" className="self-start" pending={check.isPending} onClick={() => check.mutate()}>
        {t('storages.checkGo')}
      </Button>
      <output className="block text-pretty">{check.data?.msg}</output>
      <WaitingFiles />
    </PartSection>
  )
}
