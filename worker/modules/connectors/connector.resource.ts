import { addressFault } from '../../gateway/address.fault.ts'
import { personOf } from '../../kernel/log/context.ts'
import { defineResource } from '../../kernel/resource/resource.ts'
import { connectorConfig } from './connector.contract.ts'
import { connectorTable } from './connector.table.ts'

export const connectorResource = defineResource(connectorConfig, connectorTable, {
  onCreate: (context) => ({ created_by: personOf(context).id }),
  faults: ({ url }, _whole, { env }) => {
    const fault = addressFault(url, env.FETCH_ALLOW)
    return fault ? { url: [fault] } : {}
  },
  sentTo: 'url',
})
