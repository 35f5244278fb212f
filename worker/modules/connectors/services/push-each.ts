import {
  ServiceFault,
  type Pushed,
  type RemoteChange,
  type RemoteItem,
  type ServiceFaultReason,
} from '../service/todo-service.ts'

/**
 * For services that take one change a request: in their order, so that what comes later finds what came before. What stops
 * one change for a reason of the account or the line stops those after it, unsent.
 */
export async function pushEach(
  changes: readonly RemoteChange[],
  push: (change: RemoteChange) => Promise<RemoteItem | null>,
): Promise<Pushed[]> {
  const results: Pushed[] = []
  let stopped: ServiceFault | null = null
  for (const change of changes) {
    if (stopped) {
      results.push({ fault: stopped })
      continue
    }
    try {
      results.push({ item: await push(change) })
    } catch (error) {
      if (!(error instanceof ServiceFault)) throw error
      if (STOPPING.has(error.reason)) stopped = error
      results.push({ fault: error })
    }
  }
  return results
}

const STOPPING: ReadonlySet<ServiceFaultReason> = new Set([
  'unauthorized',
  'limited',
  'unreachable',
  'list_gone',
  'forbidden_address',
])
