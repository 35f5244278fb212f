import { anyKind, registerKinds } from '#web/lib/outbox/outbox-kind.ts'

/** All that may wait, so that what an earlier visit could not send is sent from any page. */
registerKinds({
  shopping: async () => anyKind((await import('#web/features/shopping/outbox/shopping-kind.ts')).shoppingKind),
  'meal-plan': async () => anyKind((await import('#web/components/meal-plan/meal-plan-kind.ts')).mealPlanKind),
  'cook-log': async () => anyKind((await import('#web/components/recipe/cook-log-kind.ts')).cookLogKind),
  favourite: async () => anyKind((await import('#web/components/books/favourite-kind.ts')).favouriteKind),
  recipe: async () => anyKind((await import('#web/components/recipe-form/waiting/recipe-kind.ts')).recipeKind),
})
