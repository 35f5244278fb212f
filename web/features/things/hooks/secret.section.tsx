import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { refreshThings } from '../editor/thing.queries.ts'
import type { ThingRow } from '../model.ts'
import { makeSecret } from './hook.queries.ts'
import { ShownOnce } from './shown-once.tsx'

export function SecretSection({ row }: { row: ThingRow }) {
  const t = useTranslations('hooks')
  const { date } = useFormat()
  const make = useMutation({
    meta: { error: 'create' },
    mutationFn: () => makeSecret(row.id),
    onSuccess: () => refreshThings(),
  })
  const has = row['has_secret'] === true
  const made = make.data
  return (
    <PartSection title={t('secret.title')} text={t('secret.text')}>
      {made ? (
        <ShownOnce
          label={t('secret.value')}
          note={[
            t('secret.shown'),
            made.previous_until ? t('secret.both', { when: date(new Date(made.previous_until), 'moment') }) : '',
          ].join(' ')}
          value={made.secret}
        />
      ) : (
        <p className="text-sm text-pretty">{has ? t('secret.renewText') : t('secret.missing')}</p>
      )}
      {made ? null : (
        <Button
          variant={has ? 'outline' : 'primary'}
          size="sm"
          className="self-start"
          pending={make.isPending}
          onClick={() => make.mutate()}
        >
          {has ? t('secret.renew') : t('secret.make')}
        </Button>
      )}
    </PartSection>
  )
}
