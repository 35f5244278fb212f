import { expect, test } from 'vitest'
import { readCommand } from '#web/components/palette/reading/command.read.ts'

/** A Wednesday. */
const today = '2026-12-02'

test.each([
  ['add 2 l milk', '2 l milk'],
  ['Buy bread, butter', 'bread, butter'],
  ['add milk to the shopping list', 'milk'],
  ['add to list: 2 l milk', '2 l milk'],
  ['put 3 eggs on the list', '3 eggs'],
  ['milk on the list', 'milk'],
  ['milk auf die Liste', 'milk'],
  ['Setz 500 g Mehl auf die Einkaufsliste', '500 g Mehl'],
  ['2 l Milch auf den Einkaufszettel setzen', '2 l Milch'],
  ['Milch kaufen', 'Milch'],
  ['kaufe 6 Eier', '6 Eier'],
  ['füge Brot hinzu', 'Brot'],
  ['Brot hinzufügen', 'Brot'],
])('%s puts %s on the list', (text, what) => {
  expect(readCommand(text, today)).toEqual({ type: 'add', what })
})

test.each([
  ['plan today', '2026-12-02'],
  ['plan tomorrow', '2026-12-03'],
  ['plan Friday', '2026-12-04'],
  ['plan fri', '2026-12-04'],
  ['plan firday', '2026-12-04'],
  ['plan wednesday', '2026-12-02'],
  ['plan on next tuesday', '2026-12-08'],
  ['Friday', '2026-12-04'],
  ['plane heute', '2026-12-02'],
  ['plan morgen', '2026-12-03'],
  ['plane übermorgen', '2026-12-04'],
  ['Freitag planen', '2026-12-04'],
  ['plane am Freitag', '2026-12-04'],
  ['plan So', '2026-12-06'],
  ['plane Sonnabend', '2026-12-05'],
  ['Dienstag', '2026-12-08'],
])('%s opens the plan at %s', (text, day) => {
  expect(readCommand(text, today)).toEqual({ type: 'plan', dish: '', day })
})

test.each([
  ['plan pizza friday', 'pizza', '2026-12-04'],
  ['plan friday pizza margherita', 'pizza margherita', '2026-12-04'],
  ['plan soup for saturday evening', 'soup', '2026-12-05'],
  ['Pizza am Freitag planen', 'Pizza', '2026-12-04'],
  ['plane Linsen für heute Abend', 'Linsen', '2026-12-02'],
  ['plan mi goreng', 'mi goreng', null],
  ['plan mi goreng Fr', 'mi goreng', '2026-12-04'],
  ['plan die Lasagne', 'die Lasagne', null],
])('%s plans %s', (text, dish, day) => {
  expect(readCommand(text, today)).toEqual({ type: 'plan', dish, day })
})

test.each(['pizza', 'plan', 'add', 'addis', 'planked salmon', 'Kaufhaus', 'so', 'list', 'settings', ''])(
  '%s is only looked for',
  (text) => {
    expect(readCommand(text, today)).toBeNull()
  },
)
