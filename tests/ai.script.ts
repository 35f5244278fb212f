/** How the host of `ai.host.ts` answers one request; the last line of a script answers all that follow. */
export interface Line {
  say?: string
  input?: number
  output?: number
  cached?: number
  /** In place of counts; null for none. */
  usage?: object | null
  finish?: string
  status?: number
  type?: string
  raw?: string
  /** In milliseconds. */
  delay?: number
  /** In place of an answer. */
  refuses?: string
  flood?: true
  drips?: true
  hangUp?: true
  /** Repeats the key that it was sent. */
  echoes?: true
  to?: string
}

export interface SeenRequest {
  url: string
  headers: Record<string, string | string[] | undefined>
  body: string
}
