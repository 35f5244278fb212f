const AMOUNT_MAX_NOTE =
  ' An `amount_max` that is left out stays while its `amount` does, and goes when that becomes another.'

/**
 * How calls differ from the reference interface, by name. They stand in one file so that they can be read as a list;
 * the documentation shows each with its call.
 */
export const callDifferences: Readonly<Record<string, string>> = {
  undo_event:
    'Takes back what one event did: that a thing was made, changed, moved or deleted. What was changed since is not overwritten: 409. What is in use is not unmade: 409. Taking back is an event too, and can be taken back.',
  list_recipe:
    'Every filter means its name: `makenow=false` is off, `rating_lte` is at most, `internal=false` filters. An unknown order is ignored. `new` and `num_recent` only bring recipes to the front. Where a search finds nothing as it was typed, the page is of what was probably meant, and `corrected` says what that is.',
  create_recipe:
    'A nested object with an id is a reference: other keys beside the id change nothing. Amounts keep full precision; `servings: null` is 1. Private recipes are nowhere to be seen by others.',
  update_recipe:
    'Steps and ingredients with an id are kept and changed, those without are new, those left out are removed. What is removed can be restored from the history.' +
    AMOUNT_MAX_NOTE,
  patch_recipe:
    'Steps and ingredients with an id are kept and changed, those without are new, those left out are removed. A field that is not sent stays.' +
    AMOUNT_MAX_NOTE,
  destroy_recipe: 'Deletes at once what hangs off the recipe, and brings all of it back when undone.',
  image_recipe:
    'What is sent is recognised by its content and turned upright; where and with what it was taken is forgotten. An address is fetched later: the answer does not wait for it.',
  batch_update_recipe:
    'Recipes that the asker may not see are left out; a keyword that is not there is refused with 400 before any recipe is changed. `null` leaves a field as it is.',
  shopping_recipe:
    'Answered with 200 and what is now on the list. Of a range its upper end is bought. 0 servings take the recipe off the list, as documented elsewhere but not done.',
  shopping_food: '`delete` and `_delete`, as text or as a flag, both take the food off the list.',
  'list_shopping-list-entry':
    'With `updated_after`, the answer also holds `deleted`: the ids that went since. `timestamp` is the next `updated_after`. `checked=recent`, as older clients send it, is ignored.',
  'create_shopping-list-entry':
    'An entry without `shopping_lists` is on the list that everybody sees. Sent with an `Idempotency-Key`, repeating it makes no second one.',
  'bulk_shopping-list-entry': 'Ids that are not there are left out; the answer says which were ticked.',
  'create_meal-plan':
    'Days are days: of what is sent the first ten characters count. Only a moment in UTC, as apps make of local midnight, is the day that it is in the zone of the space; where that has none, from 13:00 UTC on it is the next day. Midnight and 10:00 UTC stand for days. What is answered shows the same date in every zone. `to_date` is `from_date` where it is left out.',
  'patch_meal-plan': 'Saving what was read changes nothing, in whichever zone; a plan never moves by a day.',
  'ical_meal-plan':
    'Valid by RFC 5545, with days as days, and the times of meal types in the zone of the space. The address can carry a token that reads nothing else.',
  create_auth_token:
    'Every log-in gives a new token, shown once and kept as a hash only. Wrong names and passwords are answered alike, with 400, and slowed down.',
  create_access_token:
    'The token is in this answer only, and again where its `Idempotency-Key` is repeated. A token makes none that does more or lasts longer than itself.',
  list_access_token:
    'Shows the last characters of each token, never the token. `last_used`, which is not in the reference, is when it last opened something, an hour at most behind, and null if it never did; it is left out of tokens that are older than it.',
  retrieve_share_link:
    'Gives the link there is, or makes one. Whoever has it sees this recipe and what it shows, nothing else; it can be closed.',
  recipe_from_source:
    'Nothing is created by reading. Only public addresses are fetched, at every redirect. The recipe is answered as `recipe` and, for older clients, as `recipe_json`.',
  parse_ingredients: 'Only parses: it makes no foods or units.',
  ingredient_from_string: 'Only parses: it makes no foods or units.',
  merge_food:
    'All that uses the food uses the other one then; a conversion that would be there twice is kept once. It can be undone.',
  merge_unit: 'A conversion that would be there twice is kept once. It can be undone.',
  create_storage: 'Passwords and tokens are sealed and never answered. Paths stay inside the storage.',
  'create_connector-config': 'The token is sealed and never answered.',
  'create_ai-provider': 'The key is sealed and never answered.',
  'create_user-file':
    'What a file is, its content says, whatever its name and declared type; what no browser may run is not taken.',
  accept_invite: 'Joins the space of the invitation and no other, by POST only: opening a link changes nothing.',
  destroy_household:
    'A household with people in it, or with a place where it keeps food, answers 409; they are moved to another first.',
  'create_inventory-location': 'The household is one of the space, by its id; none is made along the way.',
  'list_inventory-entry':
    'What goes off first comes first. `empty=false` means what it says. `code` finds all entries of the food that it is on.',
  'create_inventory-entry':
    'A code that another entry has is refused with 400; without one it is the id, in hexadecimal.',
  'list_inventory-log': 'What makes an amount larger is an `add`; only what makes it smaller is a `remove`.',
  create_space: 'A space at its limit can still edit and delete; only adding is refused.',
  destroy_user_space: 'Whoever made a space is never taken out of it.',
  list_user:
    'People of the own space only. `picture`, which is not in the reference, is what they chose to be shown by.',
  'create_cook-log':
    'Without `servings` and `rating` it still says that it was cooked. Both are whole numbers: halves are rounded up. A time without offset is what clocks of the space show, of UTC where it has no zone.',
  'create_unit-conversion': 'Conversions chain, and a circle of them ends where it began.',
  create_automation: 'Patterns are matched in linear time; one that cannot be read is refused with 400.',
  get_recipe_file: 'The own file of a recipe, and only for whoever may see the recipe.',
}
