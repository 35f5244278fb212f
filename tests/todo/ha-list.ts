export interface HaItem {
  uid: string
  summary: string
  status: 'needs_action' | 'completed'
  description?: string
}

/** `before` the service acts, or `after` it did; status 0 cuts the connection. */
export interface HaFault {
  service: string
  when: 'before' | 'after'
  status: number
  retryAfter?: number
}

export interface HaList {
  features: number
  items: HaItem[]
  faults: HaFault[]
  isGone?: boolean
  isOut?: boolean
  requests: { service: string; data: Record<string, unknown> }[]
}
