import type { ServiceType } from '../connector.contract.ts'
import { connectHomeAssistant } from './home-assistant/connect-home-assistant.ts'
import type { ConnectService } from './todo-service.ts'

interface Service {
  connect: ConnectService
  /** Why this server cannot reach the service, in a sentence for whoever runs it; null where it can. */
  unavailable?(env: Env): string | null
  /** Settings without which nothing can be asked of it. */
  needs: readonly ('url' | 'username' | 'token')[]
}

/** By type of connector. */
export const services: ReadonlyMap<ServiceType, Service> = new Map<ServiceType, Service>([
  ['HomeAssistant', { connect: connectHomeAssistant, needs: ['url', 'token'] }],
])

const NOT_HERE = 'This server does not know this service yet.'

/** Why no connector of this type can work here; null where one can. */
export const serviceFault = (type: ServiceType, env: Env): string | null => {
  const service = services.get(type)
  return service ? (service.unavailable?.(env) ?? null) : NOT_HERE
}
