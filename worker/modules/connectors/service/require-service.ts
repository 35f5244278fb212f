import { invalid } from '#worker/kernel/contract/errors.ts'
import type { ServiceType } from '../connector.contract.ts'
import { serviceAddressFault } from './gateway-fault.ts'
import { serviceFault } from './services.ts'

export function requireService(type: ServiceType, env: Env): void {
  const fault = serviceFault(type, env)
  if (fault) throw invalid({ type: [fault] }, 'connector.not_set_up')
}

export function requireServiceAddress(url: unknown, { FETCH_ALLOW }: Env): void {
  const fault = serviceAddressFault(url, FETCH_ALLOW)
  if (fault) throw invalid({ url: [fault] }, 'connector.forbidden_address')
}
