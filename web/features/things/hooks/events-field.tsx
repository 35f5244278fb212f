import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useKindWords } from '#web/components/things/use-kind-words.ts'
import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FieldAround } from '../editor/fields-around.list.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { isChosen, kindsOf, withAll, withType } from './chosen-events.ts'
import { eventTypesQuery } from './hook.queries.ts'
import { useEventWords } from './use-event-words.ts'

/** What a webhook is told, by kind of thing; each kind unfolds. */
export function EventsField({ values, error, onValueChange }: FieldAround) {
  const t = useTranslations('hooks')
  const kinds = useKindWords()
  const words = useEventWords()
  const texts = useThingTexts()
  const id = useId()
  const chosen = values['events'] as readonly string[]
  const choose = (next: readonly string[]) => onValueChange('events', next)
  const { data: types } = useQuery(eventTypesQuery)
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{texts.field('events')}</legend>
      {error ? (
        <p id={id} role="alert" className="mb-1 text-sm text-error">
          {error.join(' ')}
        </p>
      ) : null}
      {types ? null : <Skeleton className="h-48" />}
      <div className="max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line px-3">
        {kindsOf(types ?? []).map(({ kind, types: all }) => {
          const some = all.filter((type) => isChosen(chosen, type))
          const state = some.length === all.length ? true : some.length > 0 ? 'indeterminate' : false
          const name = kinds.name(kind)
          return (
            <div key={kind} className="flex items-start gap-3 py-1">
              <span className="grid min-h-10 place-items-center pointer-coarse:min-h-11">
                <Checkbox
                  aria-label={`${name}: ${t('events.all')}`}
                  checked={state}
                  onCheckedChange={(on) => choose(withAll(chosen, kind, on))}
                />
              </span>
              <Disclosure
                summary={
                  <span className="wrap-anywhere">
                    {some.length > 0 ? t('events.group', { kind: name, count: some.length, all: all.length }) : name}
                  </span>
                }
              >
                <div className="pb-2">
                  {all.map((type) => (
                    <Checkbox
                      key={type}
                      label={words(type)}
                      checked={some.includes(type)}
                      onCheckedChange={(on) => choose(withType(chosen, type, on, all))}
                    />
                  ))}
                </div>
              </Disclosure>
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
