import { sql } from 'drizzle-orm'
import { membershipOf } from '../../kernel/log/context.ts'
import type { EffectsByKind } from '../../kernel/resource/resource.ts'
import { each } from '../../kernel/sql/sql.ts'
import { settingsOf, spaceImages } from '../settings/space.settings.contract.ts'

/** A space does without the files that it shows of itself. */
export const effectsOnSpaces: EffectsByKind = {
  'user-file': {
    nulling: (space, id, context) => {
      const set = settingsOf(membershipOf(context).settings)
      const shown = spaceImages.filter((place) => set[place] === id).map((place) => place.replaceAll('_', ' '))
      return [sql`SELECT ${space} AS id, 'Space' AS model, value AS name FROM ${each(shown)}`]
    },
  },
}
