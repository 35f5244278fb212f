import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useState } from 'react'
import { rowsQuery } from '../list/list.queries.ts'
import type { ThingRow } from '../model.ts'
import { useModel } from '../model-context.ts'
import { thingLabel } from '../thing-label.ts'
import { TreeItem } from './tree.item.tsx'

interface BranchProps {
  /** 0 for the top. */
  parent: number
  label: string
}

const step = 100

/** What stands under one thing. */
export function Branch({ parent, label }: BranchProps) {
  const t = useTranslations('things')
  const model = useModel()
  const [size, setSize] = useState(step)
  const { data } = useQuery(rowsQuery(model, { ...model.query, root: parent }, 1, size))
  if (!data) return <Skeleton className="my-2 h-8" />
  return (
    <ul aria-label={label} className={parent === 0 ? '' : 'ms-5 border-s border-line ps-1'}>
      {data.results.map((row) => (
        <Node key={row.id} row={row} />
      ))}
      {data.count > data.results.length ? (
        <li>
          <Button variant="ghost" size="sm" onClick={() => setSize(size + step)}>
            {t('uses.more', { count: data.count - data.results.length })}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}

function Node({ row }: { row: ThingRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TreeItem row={row} isOpen={isOpen} onOpenChange={setOpen}>
      {isOpen ? <Branch parent={row.id} label={thingLabel(row)} /> : null}
    </TreeItem>
  )
}
