import { type Sent, page, visit } from './preferences/visit.tsx'

/** A webhook as the API tells of it. */
export const bell = {
  id: 4,
  name: 'Bell',
  url: 'https://bell.example.org/hook',
  events: ['recipe.*'],
  enabled: true,
  has_secret: true,
  created_by: 1,
  off_reason: null,
  failing_since: null,
  last_sent_at: null,
}

export const wayIn = {
  id: 7,
  name: 'Speaker',
  purpose: 'shopping',
  shopping_list: null,
  meal_type: null,
  enabled: true,
  has_signing_secret: false,
  has_address: false,
  created_by: 1,
}

export const taken = {
  id: 31,
  message_id: 'msg_5_4_90',
  seq: 90,
  type: 'recipe.created',
  at: '2026-11-25T09:00:00.000Z',
  ok: true,
  status: 204,
  ms: 80,
  answer: '',
  code: null,
  next_at: null,
}

const types = ['recipe.created', 'recipe.changed', 'shopping.added'].map((type) => ({
  type,
  kind: type.split('.')[0],
  name: type,
}))

/** Opens the list of a kind of things with one row in its sheet, in a world where calls of `own` are answered by it. */
export const openOutside = (
  kind: 'Webhook' | 'InboundHook',
  row: typeof bell | typeof wayIn,
  own: (sent: Sent) => unknown = () => undefined,
  at = `?edit=${row.id}`,
) => {
  const path = kind === 'Webhook' ? '/api/webhook/' : '/api/inbound-hook/'
  return visit(`/list/${kind}${at}`, {
    role: 'admin',
    answers: (sent) => {
      const answered = own(sent)
      if (answered !== undefined) return answered
      if (sent.path.startsWith('/api/webhook-type/')) return { results: types }
      if (sent.path === `${path}${row.id}/deliveries/`) return { results: [], next: null }
      if (sent.path.startsWith(`${path}${row.id}/`)) return { ...row, ...(sent.method === 'PATCH' ? sent.body : {}) }
      if (sent.path.startsWith(path) && sent.method === 'GET') return page(row)
      return undefined
    },
  })
}

export const writes = (sent: readonly Sent[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])
