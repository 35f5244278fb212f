import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useChosenListId } from './chosen-list.ts'
import { namedListsQuery } from './named-lists-query.ts'

/** Begins with the list that this device shops from. `list` is null where each food goes to its own. */
export function useListChoice() {
  const { data: lists = [] } = useQuery(namedListsQuery)
  const shoppedFrom = useChosenListId()
  const [said, setSaid] = useState<number | null>()
  const wanted = said === undefined ? shoppedFrom : said
  const list = lists.find(({ id }) => id === wanted) ?? null
  return { lists, list, setList: setSaid }
}

type ListSelectProps = ReturnType<typeof useListChoice> & { className?: string }

/** Nothing for a household that has one list. */
export const ListSelect = (props: ListSelectProps) =>
  props.lists.length === 0 ? null : (
    // Its texts must not take away the dialog that it stands in.
    <Suspense>
      <LoadedSelect {...props} />
    </Suspense>
  )

function LoadedSelect({ lists, list, setList, className }: ListSelectProps) {
  const t = useTranslations('lists')
  return (
    <Field label={t('select.label')} {...(className ? { className } : {})}>
      {(control) => (
        <Select
          {...control}
          value={String(list?.id ?? '')}
          onValueChange={(id) => setList(id === '' ? null : Number(id))}
          options={[
            { value: '', label: t('select.usual') },
            ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
    </Field>
  )
}
