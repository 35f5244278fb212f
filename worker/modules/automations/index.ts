import { plain } from '../../kernel/resource/plain.ts'
import { automationResource } from './automation.resource.ts'

export const automations = plain(automationResource)
