import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { Fact } from './fact.tsx'

/** What is known of a thing that no form changes: all of its columns, also those that its list hides. */
export function FactsSection({ row }: { row: ThingRow }) {
  const { columns, fields } = useModel()
  const texts = useThingTexts()
  const shown = columns.filter(({ field }) => field !== 'id' && !fields.some((one) => one.field === field))
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {shown.map((column) => (
        <div key={column.field}>
          <dt className="text-muted">{texts.field(column.field)}</dt>
          <dd className="text-base wrap-anywhere whitespace-pre-line">
            <Fact row={row} column={column} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
