import type { aiProvider } from '#worker/modules/ai/provider.contract.ts'
import { model } from '../../model.ts'

export const aiProviderModel = model<typeof aiProvider>({
  name: 'AiProvider',
  resource: 'ai-provider',
  group: 'outside',
  read: 'user',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'model_name' }, { field: 'space', kind: 'flag' }],
  fields: [
    { field: 'name', required: true },
    { field: 'model_name', required: true, hint: true },
    { field: 'url' },
    { field: 'api_key', kind: 'secret', hint: true },
    { field: 'description', kind: 'lines' },
    { field: 'log_credit_cost', kind: 'flag', isOn: true, rare: true, hint: true },
    { field: 'price_input', kind: 'amount', rare: true, hint: true },
    { field: 'price_output', kind: 'amount', rare: true },
    { field: 'price_cache', kind: 'amount', rare: true },
  ],
})
