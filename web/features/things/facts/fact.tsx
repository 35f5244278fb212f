import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { thingLink } from '#web/components/things/thing-link.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useCellText } from '../list/cell-text.ts'
import type { Column, ThingRow } from '../model.ts'
import { isThing } from '../thing-label.ts'

/** Of what kind a thing is that stands in a column. */
const kinds = new Map([
  ['entry', 'inventory-entry'],
  ['food', 'food'],
  ['recipe', 'recipe'],
  ['storage', 'storage'],
  ['sync', 'sync'],
  ['unit', 'unit'],
  ['used_in_recipes', 'recipe'],
])

/** What a column says, as a link where there is something to look at. */
export function Fact({ row, column }: { row: ThingRow; column: Column }) {
  const t = useTranslations('upkeep')
  const textOf = useCellText()
  const value = row[column.field]
  const things = [value].flat().filter(isThing)
  const kind = kinds.get(column.field)
  if (kind !== undefined && things.length > 0)
    return things.map((thing, at) => (
      <Fragment key={thing.id}>
        {at > 0 ? ', ' : null}
        <ThingFact kind={kind} thing={thing} column={column} />
      </Fragment>
    ))
  if (column.kind === 'flag') return t(value === true ? 'facts.yes' : 'facts.no')
  return <bdi>{textOf(row, column) || '–'}</bdi>
}

function ThingFact({ kind, thing, column }: { kind: string; thing: ThingRow; column: Column }) {
  const textOf = useCellText()
  const link = thingLink(kind, thing.id)
  const name = textOf({ id: 0, [column.field]: thing }, column)
  return link ? (
    <Link {...link} dir="auto" className="underline underline-offset-4">
      {name}
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
}
