import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { LazySheet } from '#web/components/ui/lazy-window.tsx'
import type { ApiResponse } from '#web/lib/api/api.ts'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { HouseholdSelect } from './household-select.tsx'
import { groupIds } from '#web/components/invite/group-ids.ts'
import { changePerson, endMembership, type PersonRow, refreshPeople } from './people.queries.ts'
import { RoleChoice } from './role-choice.tsx'

interface PersonSheetProps {
  person: PersonRow
  onOpenChange: (open: boolean) => void
}

/** What is chosen holds at once, so that there is nothing to save and nothing to forget. */
export function PersonSheet({ person, onOpenChange }: PersonSheetProps) {
  const t = useTranslations('household')
  const name = person.user.display_name
  const change = useMutation({
    meta: { error: 'update' },
    mutationFn: ({ work }: { work: () => Promise<ApiResponse<unknown>>; done: string }) => work(),
    onSuccess: async (answer, { done }) => {
      offerUndoOf(answer, done)
      await refreshPeople()
    },
  })
  const remove = useMutation({
    meta: { error: 'delete' },
    mutationFn: () => endMembership(person.id),
    onSuccess: async (answer) => {
      onOpenChange(false)
      offerUndoOf(answer, t('person.removed', { name }))
      await refreshPeople()
    },
  })
  return (
    <LazySheet open onOpenChange={onOpenChange} title={name}>
      <div className="flex flex-col gap-6">
        <RoleChoice
          label={t('role')}
          value={person.role}
          onValueChange={(role) =>
            change.mutate({
              work: () => changePerson(person.id, { groups: [groupIds[role]] }),
              done: t('person.roleDone', { name, role: t(`roles.${role}`) }),
            })
          }
        />
        <HouseholdSelect
          value={person.household?.id ?? null}
          onValueChange={(household) =>
            change.mutate({
              work: () => changePerson(person.id, { household }),
              done: t('person.moved', { name }),
            })
          }
        />
        <section aria-labelledby="remove-person" className="border-t border-line pt-5">
          <h3 id="remove-person" className="font-sans text-sm font-semibold">
            {t('person.removeTitle')}
          </h3>
          <p className="mt-1 text-sm text-pretty text-muted">{t('person.removeText')}</p>
          <Button variant="danger" className="mt-3" pending={remove.isPending} onClick={() => remove.mutate()}>
            {t('person.remove')}
          </Button>
        </section>
      </div>
    </LazySheet>
  )
}
