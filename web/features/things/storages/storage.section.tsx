import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useCodeText } from '#web/lib/api/use-code-text.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { testStorage } from './storage.queries.ts'

/** Whether what was typed in opens the storage. */
export function StorageSection({ row }: { row: ThingRow }) {
  const t = useTranslations('storages')
  const codeText = useCodeText()
  const test = useMutation({ meta: { error: 'fetch' }, mutationFn: () => testStorage(row.id) })
  return (
    <PartSection title={t('test')} text={t('testText')}>
      <Button variant="outline" size="sm" className="self-start" pending={test.isPending} onClick={() => test.mutate()}>
        {t('testGo')}
      </Button>
      <output className="block text-sm">
        {test.data?.ok === true ? (
          <span className="flex items-start gap-1.5 text-success-strong">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('works')}
          </span>
        ) : test.data ? (
          <span className="flex items-start gap-1.5 text-pretty text-error">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {codeText(test.data.code, test.data.msg)}
          </span>
        ) : null}
      </output>
    </PartSection>
  )
}
