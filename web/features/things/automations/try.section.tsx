import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { TryResult } from './try-result.tsx'
import { triedBy, tryText } from './try.queries.ts'

/** Lets somebody see what a rule does before the next import. */
export function TrySection({ row }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const [text, setText] = useState('')
  const [url, setUrl] = useState('')
  const what = triedBy(row['type'])
  const attempt = useMutation({
    meta: { error: 'fetch' },
    mutationFn: () => tryText(what, text.trim(), isForSomePages(row) ? url.trim() : ''),
  })
  return (
    <PartSection title={t('try.title')} text={t('try.text')}>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') attempt.mutate()
        }}
      >
        <Field label={t(`try.${what}`)}>
          {(control) => <Input {...control} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
        {isForSomePages(row) ? (
          <Field label={t('try.page')} hint={t('try.pageHint')}>
            {(control) => (
              <Input {...control} type="url" dir="ltr" value={url} onChange={(event) => setUrl(event.target.value)} />
            )}
          </Field>
        ) : null}
        <Button type="submit" variant="outline" size="sm" className="self-start" pending={attempt.isPending}>
          {t('try.go')}
        </Button>
      </form>
      <output className="block">{attempt.data ? <TryResult trial={attempt.data} rule={row} /> : null}</output>
    </PartSection>
  )
}

const isForSomePages = ({ type, param_1 }: ThingRow) =>
  String(type).endsWith('_REPLACE') && typeof param_1 === 'string' && param_1 !== '' && param_1 !== '.*'
