import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { addressFault } from '#worker/gateway/address-fault.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { connectorConfig } from './connector.contract.ts'
import { connectorTable } from './connector.table.ts'

const connectorResource = defineResource(connectorConfig, connectorTable, {
  onCreate: (context) => ({ created_by: personOf(context).id }),
  validate: ({ url }, _whole, { env }) => {
    const fault = addressFault(url, env.FETCH_ALLOW)
    return fault ? { url: [fault] } : {}
  },
  secretTargetField: 'url',
})

export const connectors = resourceModule(connectorResource)
