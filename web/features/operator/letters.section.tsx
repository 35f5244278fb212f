import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { type DeadLetter, lettersQuery, retryLetters } from './operator.queries.ts'
import { OperatorSection } from './operator.section.tsx'

export function LettersSection() {
  const t = useTranslations('operator')
  const { data: letters } = useSuspenseQuery(lettersQuery)
  const all = useRetry()
  return (
    <OperatorSection
      title={t('letters.title')}
      text={t('letters.text')}
      action={
        letters.length > 1 ? (
          <Button variant="outline" size="sm" pending={all.isPending} onClick={() => all.mutate(undefined)}>
            <RotateCw aria-hidden />
            {t('letters.all')}
          </Button>
        ) : null
      }
    >
      {letters.length === 0 ? <p className="text-sm text-muted">{t('letters.none')}</p> : null}
      <ul className="-my-2 divide-y divide-line empty:hidden">
        {letters.map((letter) => (
          <LetterItem key={`${letter.database}/${letter.reactor}/${letter.seq}`} letter={letter} />
        ))}
      </ul>
    </OperatorSection>
  )
}

function useRetry() {
  const t = useTranslations('operator')
  return useMutation({
    meta: { error: 'update' },
    mutationFn: (letter: DeadLetter | undefined) => retryLetters(letter),
    onSuccess: (count) => notify('success', t('letters.sent', { count })),
  })
}

function LetterItem({ letter }: { letter: DeadLetter }) {
  const t = useTranslations('operator')
  const { list, relative, date } = useFormat()
  const retry = useRetry()
  const at = new Date(letter.at)
  const { database, space, seq, fields } = letter
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 grow basis-64 wrap-anywhere">
        <p className="font-medium">
          {letter.reactor} · <code>{letter.type}</code>
        </p>
        <p dir="auto" className="mt-0.5 text-error">
          {letter.error ?? t('letters.noError')}
        </p>
        <p className="mt-0.5 text-muted">
          <time dateTime={letter.at} title={date(at, 'moment')}>
            {relative(at)}
          </time>{' '}
          · {t('letters.where', { database, space: String(space), seq: String(seq) })}
          {fields.length > 0 ? ` · ${t('letters.holds', { fields: list(fields) })}` : null}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        pending={retry.isPending}
        aria-label={t('letters.againNamed', { name: letter.reactor })}
        onClick={() => retry.mutate(letter)}
      >
        {t('letters.again')}
      </Button>
    </li>
  )
}
