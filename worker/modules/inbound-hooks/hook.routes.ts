import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { callHook } from './call-hook.ts'
import { hookAddress, hookAnswer } from './hook.contract.ts'
import { renewAddress } from './renew-address.ts'

export function hookRoutes(app: App): void {
  route(
    app,
    {
      method: 'post',
      path: '/api/inbound-hook/{id}/address/',
      name: 'address_inbound-hook',
      tag: 'InboundHook',
      summary: 'Make a new address',
      description:
        'The one before opens no more, which cannot be taken back. The answer is the only copy; a repeated Idempotency-Key gets another.',
      level: 'user',
      params: idParam,
      status: 201,
      response: hookAddress,
    },
    ({ context, params }) => renewAddress(context, params.id),
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/hook/{address}/',
      name: 'call_inbound-hook',
      tag: 'InboundHook',
      summary: 'Do what the hook is for',
      description:
        'Takes JSON, a form or plain text of at most 64 kB; `docs/webhooks.md` says what each purpose reads. The address is ' +
        'all that it asks for, and a signature of Standard Webhooks where the hook has a secret. A repeated `webhook-id` or ' +
        '`Idempotency-Key` does nothing more and is answered as before.',
      level: 'public',
      params: z.object({ address: z.string() }),
      response: hookAnswer,
    },
    ({ context, params, c }) => callHook(context, params.address, c.req.raw),
  )
}
