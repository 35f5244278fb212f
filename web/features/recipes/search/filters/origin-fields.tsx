import { useQuery } from '@tanstack/react-query'
import { peopleQuery } from '#web/components/things/people-query.ts'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import type { FilterProps } from './filter-props.ts'

/** Who added a recipe, who sees it, and what it is. */
export function OriginFields({ search, change }: FilterProps) {
  const t = useTranslations('finding')
  const { user } = useSession()
  const { data: people = [] } = useQuery(peopleQuery)
  const nameOf = usePersonName()
  const yesOrNo = (name: 'private' | 'internal', yes: string, no: string) => (
    <div data-control={name}>
      <Field label={t(`sheet.${name}`)}>
        {(control) => (
          <Select
            {...control}
            value={search[name] ?? ''}
            onValueChange={(value) => change({ [name]: value || undefined })}
            options={[
              { value: '', label: t('sheet.any') },
              { value: 'yes', label: yes },
              { value: 'no', label: no },
            ]}
          />
        )}
      </Field>
    </div>
  )
  return (
    <>
      <div data-control="by">
        <Field label={t('sheet.by')}>
          {(control) => (
            <Select
              {...control}
              value={search.mine ? 'me' : String(search.by ?? '')}
              onValueChange={(value) => change({ mine: value === 'me' || undefined, by: Number(value) || undefined })}
              options={[
                { value: '', label: t('sheet.any') },
                { value: 'me', label: t('sheet.me') },
                ...people
                  .filter(({ id }) => id !== user.id)
                  .map((person) => ({ value: String(person.id), label: nameOf(person) })),
              ]}
            />
          )}
        </Field>
      </div>
      {yesOrNo('private', t('sheet.privateYes'), t('sheet.privateNo'))}
      {yesOrNo('internal', t('sheet.internalYes'), t('sheet.internalNo'))}
      <div data-control="newFirst">
        <Switch
          label={t('sheet.newFirst')}
          checked={search.newFirst === true}
          onCheckedChange={(isOn) => change({ newFirst: isOn || undefined })}
        />
      </div>
    </>
  )
}
