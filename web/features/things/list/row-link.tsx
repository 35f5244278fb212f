import { Link } from '@tanstack/react-router'
import type { KeyboardEvent, ReactNode } from 'react'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { placeOf } from '../place-of.ts'

interface RowLinkProps {
  row: ThingRow
  className: string
  title: string
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

/** To where the thing is looked at and changed: a page of its own, or the editor beside the list. */
export function RowLink({ row, ...props }: RowLinkProps) {
  const place = placeOf(useModel(), row)
  if (place) return <Link {...place} {...props} />
  return <Link to="." search={(now: object) => ({ ...now, edit: row.id })} resetScroll={false} {...props} />
}
