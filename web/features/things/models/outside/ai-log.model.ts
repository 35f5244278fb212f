import type { aiLog } from '#worker/modules/ai/log.contract.ts'
import { model } from '../../model.ts'

export const aiLogModel = model<typeof aiLog>({
  name: 'AiLog',
  resource: 'ai-log',
  group: 'outside',
  read: 'user',
  write: 'user',
  can: [],
  tall: true,
  columns: [
    { field: 'function', kind: 'choice' },
    { field: 'ai_provider', hidden: true },
    { field: 'state', kind: 'choice', sort: false },
    { field: 'credit_cost', kind: 'amount' },
    { field: 'seconds', kind: 'amount', sort: false },
    { field: 'input_tokens', kind: 'count', sort: false },
    { field: 'output_tokens', kind: 'count', sort: false },
    { field: 'credits_from_balance', kind: 'flag', hidden: true },
    { field: 'created_at', kind: 'moment' },
  ],
})
