import { parse } from '#worker/kernel/http/read-body.ts'
import { addEntry } from '#worker/modules/shopping/entries/add-entry.ts'
import { shoppingListEntry } from '#worker/modules/shopping/entries/entry.contract.ts'
import { nothingSaid, partOf, told, type Act } from './act.ts'
import { readTyped } from './read-typed.ts'

/** Puts each thing on the shopping list. All of a call are one command, and go with one undo. */
export const shop: Act = async (context, { lines, fields }, { shopping_list }) => {
  const things = await readTyped(context, lines)
  if (things.length === 0) throw nothingSaid('Say what to put on the list, as in {"text": "2 kg flour"}.')
  const list = fields['list'] ?? shopping_list
  const drafts = things.map(({ amount, unit, name }) =>
    parse(shoppingListEntry.draft, {
      food: { name },
      unit: unit === null ? null : { name: unit },
      amount,
      ...(list === null ? {} : { shopping_lists: [typeof list === 'string' ? { name: list } : list] }),
    }),
  )
  const done = []
  // One after the other, as the second may name the food that the first one makes.
  for (const [i, draft] of drafts.entries()) done.push(await addEntry(partOf(context, i), draft))
  const added = done.map(({ body }, i) => ({ id: body?.id ?? 0, name: things[i]?.text ?? '' }))
  const message = `On the shopping list: ${added.map(({ name }) => name).join(', ')}.`
  return told({ kind: 'shopping-list-entry', things: added, message }, done)
}
