import { useId } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type Role, roles } from './people.queries.ts'

interface RoleChoiceProps {
  label: string
  value: Role
  onValueChange: (role: Role) => void
}

/** Each role with what it means, as the words alone decide nothing for whoever reads them first. */
export function RoleChoice({ label, value, onValueChange }: RoleChoiceProps) {
  const t = useTranslations('household')
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
        {roles.map((role) => (
          <label
            key={role}
            className="grid min-h-14 grid-cols-[auto_1fr] gap-x-3 px-3.5 py-2.5 transition-colors has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={role}
              checked={value === role}
              onChange={() => onValueChange(role)}
              className="mt-0.5 size-4.5 shrink-0 accent-primary-strong outline-none"
            />
            <span className="text-sm font-medium">{t(`roles.${role}`)}</span>
            <span className="col-start-2 text-xs text-pretty text-muted">{t(`means.${role}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
