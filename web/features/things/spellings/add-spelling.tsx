import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { thingLink } from '#web/components/things/thing-link.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useModel } from '../model-context.ts'
import { thingLabel } from '../thing-label.ts'
import type { Conflict, useSpellings } from './use-spellings.ts'

/** Says what stands against a spelling: it is another thing, or already means one. */
export function AddSpelling({ add }: { add: ReturnType<typeof useSpellings>['add'] }) {
  const t = useTranslations('upkeep')
  const model = useModel()
  const [typed, setTyped] = useState('')
  const conflict = add.data ?? null
  const other = conflict?.why === 'thing' ? conflict.thing : undefined
  const link = other && thingLink(model.resource, other.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const spelling = typed.trim()
    if (spelling === '') return
    add.mutate(spelling, { onSuccess: (found) => found === null && setTyped('') })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <Field label={t('spellings.add')} error={conflict ? [sayConflict(t, conflict, add.variables ?? '')] : undefined}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              maxLength={maxLength}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                add.reset()
              }}
            />
            <Button type="submit" variant="outline" pending={add.isPending}>
              {t('spellings.go')}
            </Button>
          </div>
        )}
      </Field>
      {link && other ? (
        <Link {...link} className="self-start text-sm underline underline-offset-4 wrap-anywhere">
          {t('spellings.look', { name: thingLabel(other) })}
        </Link>
      ) : null}
    </form>
  )
}

const maxLength = 128

function sayConflict(t: ReturnType<typeof useTranslations<'upkeep'>>, conflict: Conflict, spelling: string): string {
  if (conflict.why === 'itself') return t('spellings.itself')
  if (conflict.why === 'rule') return t('spellings.taken', { spelling, name: conflict.becomes })
  return t('spellings.thing', { name: thingLabel(conflict.thing) })
}
