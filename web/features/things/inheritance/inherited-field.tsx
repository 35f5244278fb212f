import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { thingQuery } from '../editor/thing.queries.ts'
import { valueOf } from '../editor/thing-values.ts'
import { useModel } from '../model-context.ts'
import type { FormField, ThingRow, Values } from '../model.ts'
import { thingLabel } from '../thing-label.ts'
import { heirsQuery } from './heirs.queries.ts'
import { idsIn, type Inheritable, withField } from './inheritable.ts'

interface InheritedFieldProps {
  row: ThingRow
  spec: FormField
  inherited: Inheritable
  values: Values
  onValueChange: (field: string, value: unknown) => void
  /** The field itself. */
  children: ReactNode
}

/** A field that may come from above and go on below: says both, and lets go of what it took over. */
export function InheritedField({ row, spec, inherited, values, onValueChange, children }: InheritedFieldProps) {
  const t = useTranslations('upkeep')
  const model = useModel()
  const above = typeof row['parent'] === 'number' ? row['parent'] : undefined
  const { data: parent } = useQuery({ ...thingQuery(model, above ?? 0), enabled: above !== undefined })
  const { data: heirs } = useQuery({ ...heirsQuery(row.id), enabled: Number(row['numchild']) > 0 })
  const isTaken = parent !== undefined && idsIn(values['inherit_fields']).includes(inherited.id)
  const given = parent ? valueOf(spec, parent[spec.field]) : null
  // What stands above may say nothing; then the food's own value counts.
  const isGiven = isTaken && given !== null
  const take = (isWanted: boolean) => {
    onValueChange('inherit_fields', withField(values['inherit_fields'], inherited.id, isWanted))
    if (isWanted && given !== null) onValueChange(spec.field, given)
  }
  const count = heirs?.[inherited.field] ?? 0
  return (
    <div className="flex flex-col gap-1">
      <fieldset disabled={isGiven} className="min-w-0 [&:disabled_input]:opacity-55">
        {children}
      </fieldset>
      {parent ? (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-muted">
          <span className="min-w-0 wrap-anywhere">
            {isTaken ? t(isGiven ? 'inherit.from' : 'inherit.empty', { name: thingLabel(parent) }) : t('inherit.own')}
          </span>
          <Button type="button" variant="link" size="inline" onClick={() => take(!isTaken)}>
            {t(isTaken ? 'inherit.letGo' : 'inherit.take')}
          </Button>
        </p>
      ) : null}
      {count > 0 ? <p className="text-xs text-muted">{t('inherit.reaches', { count })}</p> : null}
    </div>
  )
}
