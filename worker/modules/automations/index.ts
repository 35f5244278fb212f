import { plain } from '../../kernel/plain.ts'
import { automationResource } from './automation.resource.ts'

export const automations = plain(automationResource)
