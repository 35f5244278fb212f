import { enqueue } from '../snackbar.ts'
import { persistedStore } from '../persisted-store.ts'

export const messageTypes = ['success', 'info', 'warning', 'error'] as const
export type MessageType = (typeof messageTypes)[number]

export interface Message {
  type: MessageType
  /** Seconds since the epoch. */
  createdAt: number
  msg: { title: string; text: string }
  /** Milliseconds in the snackbar; 0 keeps it out. */
  showTimeout: number
  data?: unknown
  code?: string
}

/** Milliseconds; errors with a body stay longer, see report-error.ts. */
const durations: Record<MessageType, number> = { success: 1500, info: 5000, warning: 6000, error: 7000 }
export const undoDuration = 8000
const maxMessages = 200

const isMessage = (raw: unknown): raw is Message =>
  typeof raw === 'object' && raw !== null && 'createdAt' in raw && 'msg' in raw && 'type' in raw
const messageStore = persistedStore<readonly Message[]>('LOCAL_MESSAGES', (raw) =>
  Array.isArray(raw) ? raw.filter(isMessage) : [],
)

export const useMessages = messageStore.use
export const clearMessages = () => messageStore.set([])
/** Before what came since. */
export const restoreMessages = (messages: readonly Message[]) =>
  messageStore.set([...messages, ...messageStore.get()].slice(-maxMessages))

export interface NotifyOptions {
  text?: string
  showTimeout?: number
  data?: unknown
  code?: string
  /** Such a message goes first and stays longer. */
  undo?: () => Promise<unknown>
}

export function notify(type: MessageType, title: string, { text = '', undo, ...rest }: NotifyOptions = {}) {
  const message: Message = {
    type,
    createdAt: Math.floor(Date.now() / 1000),
    showTimeout: undo ? undoDuration : durations[type],
    msg: { title, text },
    ...rest,
  }
  messageStore.set([...messageStore.get(), message].slice(-maxMessages))
  if (message.showTimeout > 0) enqueue(undo ? { message, undo } : { message })
}
