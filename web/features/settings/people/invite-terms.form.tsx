import { useState } from 'react'
import { DateInput } from '#web/components/ui/form/date-input.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import { today } from '#web/lib/format/civil-date.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { HouseholdSelect } from './household-select.tsx'
import type { InviteDraft, InviteRow } from '#web/components/invite/invite.queries.ts'
import { groupIds } from '#web/components/invite/group-ids.ts'

import { RoleChoice } from './role-choice.tsx'

interface InviteTermsFormProps {
  invite: InviteRow
  onChange: (body: InviteDraft) => Promise<unknown> | undefined
}

/** Each choice holds at once: the link may be in somebody's hands already. */
export function InviteTermsForm({ invite, onChange }: InviteTermsFormProps) {
  const t = useTranslations('household')
  const common = useTranslations('common')
  const [day, setDay] = useState<string | null>(invite.valid_until)
  const [note, setNote] = useState(invite.internal_note ?? '')
  const isOver = day === null || day < today()
  const save = (body: InviteDraft) => void onChange(body)?.catch(() => undefined) // The mutation reports it.
  return (
    <div className="flex flex-col gap-5">
      <RoleChoice
        label={t('invite.role')}
        value={invite.group.name}
        onValueChange={(role) => save({ group: groupIds[role] })}
      />
      <HouseholdSelect value={invite.household?.id ?? null} onValueChange={(household) => save({ household })} />
      <Field label={t('invite.until')} error={isOver ? [t('invite.past')] : []}>
        {(control) => (
          <DateInput
            {...control}
            min={today()}
            value={day}
            onValueChange={(next) => {
              setDay(next)
              if (next !== null && next >= today()) save({ valid_until: next })
            }}
          />
        )}
      </Field>
      <Switch
        label={t('invite.reusable')}
        hint={t('invite.reusableHint')}
        checked={invite.reusable}
        onCheckedChange={(reusable) => save({ reusable })}
      />
      <Field label={t('invite.note')} hint={t('invite.noteHint')} optional={common('optional')}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={200}
            autoComplete="off"
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onBlur={() => {
              if (note.trim() !== (invite.internal_note ?? '')) save({ internal_note: note.trim() })
            }}
          />
        )}
      </Field>
    </div>
  )
}
