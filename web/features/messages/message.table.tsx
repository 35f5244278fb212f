import { ArrowDown, ArrowUp } from 'lucide-react'
import { useFormat } from '#web/lib/format/format.ts'
import type { Message } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageBadge } from './message-badge.tsx'
import type { MessageColumn, MessageSort } from './filter-messages.ts'

interface MessageTableProps {
  rows: readonly Message[]
  sort: MessageSort
  onSort: (column: MessageColumn) => void
  onOpen: (message: Message) => void
  left: Message | undefined
}

const columns: readonly MessageColumn[] = ['type', 'created', 'message']

export function MessageTable({ rows, sort, onSort, onOpen, left }: MessageTableProps) {
  const t = useTranslations('messages')
  const { date } = useFormat()
  const Arrow = sort.descending ? ArrowDown : ArrowUp
  return (
    <table className="hidden w-full text-start text-sm md:table">
      <thead className="text-muted">
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={sort.column === column ? (sort.descending ? 'descending' : 'ascending') : 'none'}
              className="p-1 text-start font-medium"
            >
              <button
                type="button"
                title={t('sort', { column: t(`columns.${column}`) })}
                onClick={() => onSort(column)}
                className="flex min-h-9 items-center gap-1.5 rounded-sm px-1 hover:text-ink"
              >
                {t(`columns.${column}`)}
                {sort.column === column ? <Arrow aria-hidden className="size-4" /> : null}
              </button>
            </th>
          ))}
          <th scope="col" className="p-2 text-end font-medium">
            {t('columns.actions')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((message, index) => (
          <tr key={`${message.createdAt}-${index}`} className="align-top">
            <td className="p-2">
              <MessageBadge type={message.type} />
            </td>
            <td className="p-2 whitespace-nowrap text-muted">{date(new Date(message.createdAt * 1000), 'moment')}</td>
            <td className="w-full p-2">
              <p dir="auto" className="font-medium">
                {message.msg.title}
              </p>
              {message.msg.text ? (
                <p dir="auto" className="line-clamp-2 whitespace-pre-line text-muted">
                  {message.msg.text}
                </p>
              ) : null}
            </td>
            <td className="p-1">
              <MessageActions message={message} onOpen={onOpen} isLeft={message === left} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
