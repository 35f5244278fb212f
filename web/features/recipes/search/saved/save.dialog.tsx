import { useQuery } from '@tanstack/react-query'
import { type SavedFilter } from '#web/components/recipe-search/saved-filters.queries.ts'
import { useSentence } from '#web/components/recipe-search/use-sentence.ts'
import { otherPeople } from '#web/components/things/other-people.ts'
import { peopleQuery } from '#web/components/things/people-query.ts'
import { Button } from '#web/components/ui/button.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { FormProblem } from '#web/components/ui/form/form-problem.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { parseSavedSearch } from '#web/lib/recipe-search/saved-search.ts'
import type { Picked } from '#web/lib/resource-picker.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useChangeSearch } from '../search.change.ts'
import { useChangeSaved } from './use-saved.ts'

const maxLength = 128

interface SaveDialogProps {
  search: RecipeSearch
  /** Left out for a new one. */
  filter: SavedFilter | undefined
  onOpenChange: (open: boolean) => void
}

/** The name of a filter, who else sees it, and whether it stands on the start page. */
export function SaveDialog({ search, filter, onOpenChange }: SaveDialogProps) {
  const t = useTranslations('finding')
  const common = useTranslations('common')
  const { user } = useSession()
  const { data: people = [] } = useQuery(peopleQuery)
  const isAlone = people.every(({ id }) => id === user.id)
  const [onStart, setOnStart] = useDeviceSetting('start_filters')
  const { text } = useSentence(filter ? parseSavedSearch(filter.search, user.id) : search)
  const saved = useChangeSaved()
  const change = useChangeSearch()
  const form = useForm({
    initial: {
      name: filter?.name ?? '',
      shared: (filter?.shared ?? []).map(({ id, display_name }): Picked => ({ id, name: display_name })),
      isOnStart: filter !== undefined && onStart.includes(filter.id),
    },
    check: ({ name }) => (name.trim() ? {} : { name: common('invalid.required') }),
    submit: async ({ name: typed, shared: picked, isOnStart }) => {
      const name = typed.trim()
      const shared = picked.flatMap(({ id }) => id ?? [])
      if (filter) await saved.describe(filter, { name, shared })
      const id = filter?.id ?? (await saved.create(search, { name, shared }))
      setOnStart([...onStart.filter((one) => one !== id), ...(isOnStart ? [id] : [])])
      if (filter) onOpenChange(false)
      else change({ saved: id, open: undefined })
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="sm"
      title={t(filter ? 'saved.changeTitle' : 'saved.saveTitle')}
      description={<bdi>{text}</bdi>}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {common('cancel')}
          </Button>
          <Button type="submit" form="saved-filter" pending={form.pending}>
            {common('save')}
          </Button>
        </>
      }
    >
      <form id="saved-filter" noValidate onSubmit={form.onSubmit} className="flex flex-col gap-2">
        <FormProblem>{form.problem}</FormProblem>
        <Field label={t('saved.name')} error={form.errors['name']}>
          {(control) => (
            <Input {...control} {...form.field('name')} dir="auto" maxLength={maxLength} autoComplete="off" />
          )}
        </Field>
        {isAlone ? null : (
          <Field label={t('saved.shared')} optional={common('optional')} error={form.errors['shared']}>
            {(control) => (
              <MultiCombobox
                {...control}
                label={t('saved.shared')}
                source={otherPeople}
                value={form.values.shared}
                onValueChange={(shared) => form.set('shared', shared)}
              />
            )}
          </Field>
        )}
        <Switch
          label={t('saved.start')}
          hint={t('saved.startHint')}
          checked={form.values.isOnStart}
          onCheckedChange={(isOn) => form.set('isOnStart', isOn)}
        />
      </form>
    </Dialog>
  )
}
