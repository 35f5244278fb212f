import type { FieldChange } from '#worker/modules/recipes/history/history.contract.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { fieldName } from './field-name.ts'
import { TextDifference } from './text-difference.tsx'
import { ValueDifference } from './value-difference.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { DiffMark } from '#web/components/difference/diff-mark.tsx'
import { sequenceDiff } from '#web/components/difference/sequence-diff.ts'

export function FieldDifference({ change }: { change: FieldChange }) {
  const t = useTranslations('history')
  return (
    <div className="text-sm">
      <p className="mb-1 font-semibold">{fieldName(change.field, t)}</p>
      <Difference {...change} />
    </div>
  )
}

const textFields = new Set([
  'name',
  'description',
  'instruction',
  'servings_text',
  'source_url',
  'diameter_text',
  'file_path',
])

function Difference({ field, before, after }: FieldChange) {
  if (textFields.has(field)) return <TextDifference before={textOf(before)} after={textOf(after)} />
  if (isNames(before) && isNames(after)) return <ListDifference before={before ?? []} after={after ?? []} />
  return <ValueDifference field={field} before={before} after={after} />
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const isNames = (value: unknown): value is string[] | null =>
  value === null || (Array.isArray(value) && value.every((item) => typeof item === 'string'))

function ListDifference({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const t = useTranslations('history')
  const ops = sequenceDiff(before, after)
  if (ops.length === 0) return <p className="text-muted">{t('value.none')}</p>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {ops.map(({ kind, item }, index) => (
        <li key={index}>
          <Badge tone={kind === 'same' ? 'neutral' : 'outline'}>
            <bdi>{kind === 'same' ? item : <DiffMark kind={kind}>{item}</DiffMark>}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  )
}
