import * as z from 'zod'
import { connectorConfig } from '../connector.contract.ts'

/** What a form holds before it is saved; what is left out is as it was saved. */
export const connectorTest = connectorConfig.patch
  .pick({ type: true, url: true, username: true, token: true })
  .meta({ id: 'ConnectorConfigTestRequest' })

export const connectorLists = z
  .object({ lists: z.array(z.object({ id: z.string(), name: z.string() })) })
  .meta({ id: 'ConnectorConfigLists' })

export const connectorResume = z
  .object({
    gone: z
      .enum(['put_back', 'delete'])
      .nullish()
      .describe('What becomes of the many items that were gone: added there again (the default), or deleted here too'),
  })
  .meta({ id: 'ConnectorConfigResumeRequest' })

export const connectorLog = z
  .object({
    results: z.array(
      z.object({
        at: z.string(),
        method: z.string(),
        url: z.string(),
        status: z.int().nullable(),
        ms: z.int(),
        sent: z.string(),
        answered: z.string(),
      }),
    ),
  })
  .meta({ id: 'ConnectorConfigLog' })
