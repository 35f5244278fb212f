import type { Message, MessageType } from '#web/lib/messages/messages.ts'

export type MessageColumn = 'type' | 'created' | 'message'
export interface MessageSort {
  column: MessageColumn
  descending: boolean
}
export const newestFirst: MessageSort = { column: 'created', descending: true }

/** Ascending, descending, then newest first again. */
export function nextSort(sort: MessageSort, column: MessageColumn): MessageSort {
  if (sort.column !== column || sort === newestFirst) return { column, descending: false }
  return sort.descending ? newestFirst : { column, descending: true }
}

const sortValue = (message: Message, column: MessageColumn): string | number =>
  column === 'created' ? message.createdAt : column === 'type' ? message.type : message.msg.title

/** No types means all. */
export function filterMessages(
  all: readonly Message[],
  types: readonly MessageType[],
  text: string,
  sort: MessageSort,
): Message[] {
  const wanted = text.trim().toLocaleLowerCase()
  const sign = sort.descending ? -1 : 1
  return all
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .filter(({ msg }) => `${msg.title}\n${msg.text}`.toLocaleLowerCase().includes(wanted))
    .map((message, index) => ({ message, index }))
    .sort((one, other) => {
      const [a, b] = [sortValue(one.message, sort.column), sortValue(other.message, sort.column)]
      return sign * (a < b ? -1 : a > b ? 1 : one.index - other.index)
    })
    .map(({ message }) => message)
}
