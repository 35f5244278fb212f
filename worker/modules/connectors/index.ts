import { plain } from '../../kernel/resource/plain.ts'
import { addressFault } from '#worker/gateway/address-fault.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { defineResource } from '#worker/kernel/resource/resource.ts'
import { connectorConfig } from './connector.contract.ts'
import { connectorTable } from './connector.table.ts'

const connectorResource = defineResource(connectorConfig, connectorTable, {
  onCreate: (context) => ({ created_by: personOf(context).id }),
  faults: ({ url }, _whole, { env }) => {
    const fault = addressFault(url, env.FETCH_ALLOW)
    return fault ? { url: [fault] } : {}
  },
  sentTo: 'url',
})

export const connectors = plain(connectorResource)
