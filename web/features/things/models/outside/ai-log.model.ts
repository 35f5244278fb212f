import type { aiLog } from '#worker/modules/ai/log.contract.ts'
import { model } from '../../model.ts'

export const aiLogModel = model<typeof aiLog>({
  name: 'AiLog',
  resource: 'ai-log',
  group: 'outside',
  read: 'user',
  write: 'user',
  can: [],
  columns: [
    { field: 'function', kind: 'choice' },
    { field: 'ai_provider' },
    { field: 'credit_cost', kind: 'amount' },
    { field: 'credits_from_balance', kind: 'flag' },
    { field: 'created_at', kind: 'moment' },
  ],
})
