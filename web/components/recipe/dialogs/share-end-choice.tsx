import { useMutation } from '@tanstack/react-query'
import { DateInput } from '#web/components/ui/form/date-input.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { type CivilDate, civilToDate, today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { dateShareLink, type ShareLinkRow } from './share.queries.ts'
import { endOf, shareEnds } from './share-link-end.ts'

/** Until when a link opens. Saves at once. */
export function ShareEndChoice({ link }: { link: ShareLinkRow }) {
  const t = useTranslations('recipes')
  const { date } = useFormat()
  const { mutate } = useMutation({
    meta: { error: 'update' },
    mutationFn: (day: CivilDate | null) => dateShareLink(link.share, day),
    onSuccess: (_done, day) =>
      notify('success', day ? t('share.dated', { day: date(civilToDate(day)) }) : t('share.datedOpen')),
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Field label={t('share.until')}>
        {(control) => (
          <Select
            {...control}
            className="w-52"
            value={link.valid_until === null ? 'never' : 'day'}
            onValueChange={(end) => mutate(endOf(end, today()))}
            options={shareEnds.map((value) => ({ value, label: t(`share.ends.${value}`) }))}
          />
        )}
      </Field>
      {link.valid_until === null ? null : (
        <Field label={t('share.day')}>
          {(control) => (
            <DateInput
              {...control}
              key={link.valid_until}
              min={today()}
              value={link.valid_until}
              onValueChange={(day) => {
                // Half a typed date is none, and a day that is over closes nothing that `Close link` does not.
                if (day && day >= today()) mutate(day)
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}
