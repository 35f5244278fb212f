import * as z from 'zod'
import type { Context } from '../../kernel/context.ts'

const setting = z
  .object({
    shopping_recent_days: z.number().catch(7),
    shopping_add_onhand: z.boolean().catch(false),
    mealplan_autoexclude_onhand: z.boolean().catch(true),
    mealplan_autoinclude_related: z.boolean().catch(true),
  })
  .transform((given) => ({
    /** For how long a ticked entry is still listed. */
    recentDays: Math.min(Math.max(given.shopping_recent_days, 0), 365),
    /** What is ticked off is then in the house. */
    stockUp: given.shopping_add_onhand,
    /** What is in the house is not put on the list along with a recipe. */
    excludeOnhand: given.mealplan_autoexclude_onhand,
    /** Recipes within a recipe are shopped for along with it. */
    includeRelated: given.mealplan_autoinclude_related,
  }))

export type Habits = z.output<typeof setting>

/** How the asker likes to shop. */
export const habitsOf = ({ identity }: Context): Habits => setting.parse(identity?.preference ?? {})
