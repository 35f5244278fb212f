import { membershipOf, type Context } from '../../kernel/context.ts'
import { settingsOf } from '../spaces/space.settings.contract.ts'

/** The zone of the asker's household, as in Europe/London; blank where nobody said so. */
export const zoneOf = (context: Context): string => settingsOf(membershipOf(context).settings).time_zone
