import { useFormat } from '#web/lib/format/format.ts'
import type { Message } from '#web/lib/messages/messages.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageBadge } from './message-badge.tsx'

interface MessageListProps {
  rows: readonly Message[]
  onOpen: (message: Message) => void
  left: Message | undefined
}

export function MessageList({ rows, onOpen, left }: MessageListProps) {
  const { date } = useFormat()
  return (
    <ul className="divide-y divide-line md:hidden">
      {rows.map((message, index) => (
        <li key={`${message.createdAt}-${index}`} className="py-3">
          <div className="flex items-center gap-2">
            <MessageBadge type={message.type} />
            <span className="grow text-xs text-muted">{date(new Date(message.createdAt * 1000), 'moment')}</span>
            <MessageActions message={message} onOpen={onOpen} isLeft={message === left} />
          </div>
          <p dir="auto" className="text-sm font-medium">
            {message.msg.title}
          </p>
          {message.msg.text ? (
            <p dir="auto" className="line-clamp-3 text-sm whitespace-pre-line text-muted">
              {message.msg.text}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
