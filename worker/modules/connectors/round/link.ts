/** What an item says, as it is kept in the log. */
export interface Said {
  name: string
  note: string
  done: boolean
  aisle: string | null
}

/** An entry of the shopping list and the item that stands for it in the service. */
export interface Link {
  entry: number
  /** Names the addition of the item, so that a service which knows repeated requests adds it once. */
  key: string
  /** The id there. Null before the item was seen, or where it is gone and nothing follows from that. */
  remote: string | null
  version: string | null
  /** What the entry said when both sides last agreed. */
  ours: Said
  /** What the item said then, in the words of the service; null before it was seen. */
  theirs: Said | null
  /** What is being written there and may or may not have arrived. */
  sent: Said | null
  /** The removal of the item was sent and may or may not have arrived. */
  removing: boolean
  /** The service answered that the item is gone; a listing of changes may never say so again. */
  missing: boolean
  /** Why the service does not take it. It is not sent again until the entry changes. */
  fault: string | null
  /** When it last changed. */
  at: string
}

export const isWaiting = ({ sent, removing }: Link): boolean => sent !== null || removing

/** An addition that may or may not have arrived. */
export const isUnanswered = ({ theirs, sent }: Link): boolean => theirs === null && sent !== null
