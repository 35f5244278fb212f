import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ThingRow } from '../model.ts'
import type { Trial } from './try.queries.ts'

/** What a text has become, and whether this rule had a part in it. */
export function TryResult({ trial: { text, ingredient, used }, rule }: { trial: Trial; rule: ThingRow }) {
  const t = useTranslations('sections')
  const format = useFormat()
  const parts = ingredient
    ? [
        ingredient.amount > 0 ? format.amount(ingredient.amount) : '',
        ingredient.unit?.name ?? '',
        ingredient.food?.name ?? '',
        ingredient.note,
      ].filter((part) => part !== '')
    : [text]
  const verdict = used.includes(rule.id) ? 'try.used' : rule['disabled'] === true ? 'try.off' : 'try.unused'
  return (
    <div className="flex flex-col gap-1 rounded-md bg-sunken/60 px-4 py-3 text-sm">
      <p className="text-muted">{t('try.becomes')}</p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-base wrap-anywhere">
        {parts.join('') === '' ? t('try.nothing') : parts.map((part, at) => <bdi key={at}>{part}</bdi>)}
      </p>
      <p className="text-muted">{t(verdict)}</p>
    </div>
  )
}
