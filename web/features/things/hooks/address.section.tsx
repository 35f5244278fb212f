import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { refreshThings } from '../editor/thing.queries.ts'
import type { ThingRow } from '../model.ts'
import { makeAddress } from './hook.queries.ts'
import { ShownOnce } from './shown-once.tsx'

const purposes = ['shopping', 'meal-plan', 'import', 'tick-off'] as const

/** The address of a way in: made here, shown once, with a line to try it. */
export function AddressSection({ row }: { row: ThingRow }) {
  const t = useTranslations('hooks')
  const make = useMutation({
    meta: { error: 'create' },
    mutationFn: () => makeAddress(row.id),
    onSuccess: () => refreshThings(),
  })
  const has = row['has_address'] === true
  const purpose = purposes.find((one) => one === row['purpose']) ?? 'shopping'
  const line = make.data ? `curl -d '${t(`example.${purpose}`)}' ${make.data.url}` : ''
  return (
    <PartSection title={t('address.title')} text={t('address.text')}>
      {make.data ? (
        <>
          <ShownOnce label={t('address.value')} note={t('address.shown')} value={make.data.url} />
          <div className="flex flex-col items-start gap-2">
            <p className="text-sm font-medium">{t('address.example')}</p>
            <code dir="ltr" className="block w-full rounded-sm bg-sunken px-2 py-1 text-xs wrap-anywhere">
              {line}
            </code>
            <CopyButton size="sm" text={line} label={t('address.copyExample')} />
          </div>
        </>
      ) : (
        <>
          <p className="text-sm text-pretty">{has ? t('address.renewText') : t('address.missing')}</p>
          <Button
            variant={has ? 'outline' : 'primary'}
            size="sm"
            className="self-start"
            pending={make.isPending}
            onClick={() => make.mutate()}
          >
            {has ? t('address.renew') : t('address.make')}
          </Button>
        </>
      )}
    </PartSection>
  )
}
