import { useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { HouseholdDialog } from './household.dialog.tsx'
import { deleteHousehold, type PersonRow, refreshPeople } from './people.queries.ts'
import { PersonItem } from './person.item.tsx'

interface HouseholdSectionProps {
  /** Null for the people who are in none. */
  household: { id: number; name: string } | null
  people: readonly PersonRow[]
}

export function HouseholdSection({ household, people }: HouseholdSectionProps) {
  const t = useTranslations('household')
  const { creator } = useSession()
  return (
    <Card>
      <CardBody>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <CardTitle dir="auto" className="wrap-anywhere">
              {household?.name ?? t('household.none')}
            </CardTitle>
            {household ? null : <p className="mt-1 text-sm text-pretty text-muted">{t('household.noneText')}</p>}
          </div>
          {household && creator ? <HouseholdActions household={household} isEmpty={people.length === 0} /> : null}
        </div>
        {people.length === 0 ? (
          <p className="mt-2 text-sm text-pretty text-muted">{t('household.empty')}</p>
        ) : (
          <ul className="mt-1 -mb-3 divide-y divide-line">
            {people.map((person) => (
              <PersonItem key={person.id} person={person} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

function HouseholdActions({ household, isEmpty }: { household: { id: number; name: string }; isEmpty: boolean }) {
  const t = useTranslations('household')
  const { id, name } = household
  const dialog = useOverlay(`household-${id}`)
  const remove = useMutation({
    meta: { error: 'delete' },
    mutationFn: () => deleteHousehold(id),
    onSuccess: async (answer) => {
      offerUndoOf(answer, t('household.deleted', { name }))
      await refreshPeople()
    },
  })
  return (
    <div className="-mt-1.5 -me-2 flex shrink-0">
      <IconButton label={t('household.renameNamed', { name })} icon={<Pencil />} size="iconSm" onClick={dialog.show} />
      {isEmpty ? (
        <IconButton
          label={t('household.deleteNamed', { name })}
          icon={<Trash2 />}
          size="iconSm"
          pending={remove.isPending}
          onClick={() => remove.mutate()}
        />
      ) : null}
      {dialog.open ? <HouseholdDialog household={household} onOpenChange={dialog.set} /> : null}
    </div>
  )
}
