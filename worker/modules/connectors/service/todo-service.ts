/** What an item says, wherever it is. */
export interface ItemFields {
  /** One line. */
  name: string
  /** Further text, as an amount or a note; empty where there is none, or where the service has no place for it. */
  note: string
  isDone: boolean
  /** The aisle, as the section, label or category that the service has for it; null where there is none. */
  aisle: string | null
}

export interface RemoteItem extends ItemFields {
  /** Opaque. */
  id: string
  /** Another one with each change of the item; undefined where the service has none. */
  version?: string
  /** Of the additions that a pull was told of, the one that made it; where the service tells that. */
  key?: string
}

export interface RemoteList {
  id: string
  name: string
}

interface Pulled {
  /** What changed since the cursor; with `isWhole`, all that the list holds, open and done. */
  items: RemoteItem[]
  /** Ids that the service says were deleted. */
  gone: string[]
  /**
   * Whether `items` are surely all, so that what is not among them is gone. A cut or failed listing throws instead, as
   * it proves no deletion.
   */
  isWhole: boolean
  /** Where the next pull goes on; null where the service has no such thing, and each pull is whole. */
  cursor: string | null
}

export type RemoteChange =
  /** `key` is the same when the same addition is tried again, for services that know a repeated request by it. */
  | { kind: 'add'; key: string; fields: ItemFields }
  /** `changed` names what differs from what the service was last seen to say; `fields` are all of them, as wanted. */
  | { kind: 'change'; id: string; version?: string; changed: readonly (keyof ItemFields)[]; fields: ItemFields }
  | { kind: 'remove'; id: string; version?: string }

/** What became of one change: the item as the service now has it (null: it is deleted), or why not. */
export type Pushed = { item: RemoteItem | null } | { fault: ServiceFault }

/** What a service has a place for; what it has not is never compared and never sent. */
export interface ServiceAbilities {
  notes: boolean
  aisles: boolean
  /** Seconds between two looks when nothing tells of changes. */
  pollSeconds: number
}

/** One list of one account in another service. */
export interface TodoService {
  abilities: ServiceAbilities
  /** Lists of the account that can be chosen; also the test whether address and credentials are right. */
  lists(): Promise<RemoteList[]>
  /** `unanswered` are keys of additions that may or may not have arrived; items that they made say so, where the service has a place for that. */
  pull(cursor: string | null, unanswered?: readonly string[]): Promise<Pulled>
  /**
   * Sends changes in their order, as few requests as the service allows. Answers one result for each, in order. Throws where
   * nothing can be known of any: then they are settled by the next pull, never by sending them again unseen.
   */
  push(changes: readonly RemoteChange[]): Promise<Pushed[]>
}

export type ServiceFaultReason =
  /** The credentials are not, or no longer, good: somebody has to connect again. */
  | 'unauthorized'
  /** Too much was asked; `retryAfter` says when to come again. */
  | 'limited'
  /** No answer, a broken one, or one that says to come later. */
  | 'unreachable'
  /** The list is not there (any more). Nothing is deleted for that. */
  | 'list_gone'
  /** The item is not there any more. */
  | 'item_gone'
  /** The item was changed there meanwhile: pull, merge, send again. */
  | 'conflict'
  /** The cursor is too old: pull again without one. */
  | 'cursor_lost'
  /** The service does not take this; it will not take it later either. */
  | 'refused'
  /** The address may not be reached from here. */
  | 'forbidden_address'

/** The message is for people and names no secret. */
export class ServiceFault extends Error {
  readonly reason: ServiceFaultReason
  /** Seconds, where the service says them. */
  readonly retryAfter: number | undefined

  constructor(reason: ServiceFaultReason, message: string, retryAfter?: number) {
    super(message)
    this.name = 'ServiceFault'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

/** One request and its answer as the log of a connector shows them; no header, no secret, bodies cut to 500 letters. */
export interface Exchange {
  method: string
  /** Without a query. */
  url: string
  status: number | null
  ms: number
  sent: string
  answered: string
}

/** How to get at an account. */
export interface ServiceAccount {
  type: string
  /** The address of the server, for services that anybody can run. */
  url: string | null
  username: string | null
  /** A password or token; for services with OAuth the tokens as JSON. */
  secret: string | null
  /** The chosen list; null while it is being chosen. */
  list: string | null
  /** `FETCH_ALLOW` of the server, for the gateway. */
  allow: string | undefined
  /** Told of each request. */
  onExchange(exchange: Exchange): void
  /** Keeps renewed tokens; called before they are used. */
  keepSecret(secret: string): Promise<void>
  /** What is kept now, where another run may have renewed it since `secret` was read. */
  latestSecret?: () => Promise<string | null>
}

export type ConnectService = (account: ServiceAccount, env: Env) => TodoService
