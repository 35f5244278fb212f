import { expect, it } from 'vitest'
import { bindingsOf, bindingsOfTrigger } from '#tests/laws/statements/bindings.ts'

const schema = new Map([
  ['food', new Set(['space_id', 'id', 'name', 'parent'])],
  ['unit', new Set(['space_id', 'id', 'name', 'food'])],
  ['tally', new Set(['space_id', 'n'])],
  ['guard', new Set(['broken'])],
])

/** Each table with where its space comes from; one that nothing binds with a question mark alone. */
const told = (statement: string) => bindingsOf(statement, schema).map(({ table, space }) => `${table} ${space ?? '?'}`)

it.each([
  ['SELECT * FROM food WHERE space_id = +?1 AND (id = +?2 OR name = +?3)', ['food ?1']],
  ['SELECT * FROM food WHERE space_id + 0 = +?1', ['food ?1']],
  ['SELECT * FROM food f LEFT JOIN unit u ON u.space_id = f.space_id WHERE f.space_id = ?1', ['food ?1', 'unit ?1']],
  [
    'SELECT (SELECT name FROM unit u WHERE u.space_id = f.space_id) FROM food f WHERE ?1 = f.space_id',
    ['food ?1', 'unit ?1'],
  ],
  [
    'SELECT * FROM (SELECT space_id AS s FROM food WHERE space_id = ?1) f JOIN unit u ON u.space_id = f.s',
    ['food ?1', 'unit ?1'],
  ],
  [
    'SELECT * FROM unit JOIN food f ON (f.space_id, f.id) = (unit.space_id, unit.food) WHERE unit.space_id = ?1',
    ['unit ?1', 'food ?1'],
  ],
  [
    'WITH RECURSIVE up (at, p) AS (SELECT space_id, parent FROM food WHERE space_id = ?1 UNION SELECT a.space_id, a.parent FROM up JOIN food a ON a.space_id = up.at AND a.id = up.p) SELECT 1 FROM up',
    ['food ?1', 'food ?1'],
  ],
  ['INSERT INTO food (id, space_id) SELECT value ->> 1, value ->> 0 FROM json_each(+?1) WHERE true', ['food ?1[].0']],
  ['insert into "food" ("space_id", "id") values (?1, ?2), (?1, ?3) on conflict do nothing', ['food ?1']],
  [
    'UPDATE food SET name = u.name FROM unit u WHERE food.space_id = ?1 AND u.space_id = food.space_id',
    ['food ?1', 'unit ?1'],
  ],
  ['DELETE FROM food WHERE space_id = ?1 AND EXISTS (SELECT 1 FROM unit WHERE space_id = ?1)', ['food ?1', 'unit ?1']],
  ['DELETE FROM food WHERE (space_id, id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(+?1))', ['food ?1[].0']],
  [
    'SELECT 1 FROM food WHERE id = 1 AND space_id IN (SELECT space_id FROM unit WHERE space_id = ?1)',
    ['food ?1', 'unit ?1'],
  ],
  ['INSERT INTO food (space_id) SELECT ?1 ON CONFLICT DO UPDATE SET "space_id" = excluded."space_id"', ['food ?1']],
  [
    'INSERT INTO guard SELECT 1 WHERE EXISTS (SELECT 1 FROM food WHERE space_id = ?1 AND id BETWEEN 1 AND 2)',
    ['guard ?', 'food ?1'].toReversed(),
  ],
])('what is bound is seen: %s', (statement, tables) => {
  expect(told(statement)).toEqual(tables)
})

it.each([
  'SELECT * FROM food WHERE id = ?1',
  'SELECT * FROM food WHERE space_id = ?1 OR id = ?2',
  'SELECT * FROM food WHERE NOT space_id = ?1',
  'SELECT * FROM food WHERE space_id <> ?1',
  'SELECT * FROM food WHERE space_id = id',
  'SELECT * FROM food WHERE (space_id = ?1) = 0',
  'SELECT * FROM food WHERE space_id = ?1 = 0',
  'SELECT * FROM food WHERE CASE WHEN ?2 THEN space_id = ?1 ELSE 1 END',
  'SELECT * FROM unit LEFT JOIN food ON unit.space_id = ?1 AND food.space_id = ?1',
  'SELECT * FROM food JOIN unit u ON u.food = food.id WHERE food.space_id = ?1',
  'SELECT * FROM food WHERE space_id = ?1 UNION ALL SELECT * FROM food',
  'SELECT * FROM food f WHERE f.space_id = ?1 AND EXISTS (SELECT 1 FROM unit u WHERE f.space_id = ?1)',
  'SELECT * FROM food f WHERE f.space_id = ?1 ORDER BY (SELECT name FROM unit WHERE unit.food = f.id)',
  'SELECT count(*) FROM (SELECT * FROM food) f WHERE f.space_id = ?1',
  'WITH s (at) AS (SELECT ?1 UNION SELECT id FROM unit WHERE space_id = ?1) SELECT 1 FROM s JOIN food ON food.space_id = s.at',
  'WITH RECURSIVE up (at) AS (SELECT ?1 UNION SELECT a.parent FROM up JOIN food a ON a.space_id = up.at) SELECT at FROM up',
  'INSERT INTO food (id, space_id) SELECT id, parent FROM food WHERE space_id = ?1',
  'INSERT INTO food (space_id, id) VALUES (?1, 1), (id, 2)',
  'SELECT 1 FROM food WHERE space_id NOT IN (SELECT space_id FROM unit WHERE space_id = ?1)',
  'UPDATE food SET name = u.name FROM unit u WHERE food.space_id = ?1 AND u.food = food.id',
  'DELETE FROM food WHERE id IN (SELECT id FROM food WHERE space_id = ?1)',
])('what is not bound is seen: %s', (statement) => {
  expect(told(statement).some((one) => one.endsWith(' ?'))).toBe(true)
})

it.each([
  'UPDATE food SET space_id = ?2 WHERE space_id = ?1',
  'INSERT INTO food SELECT * FROM food WHERE space_id = ?1',
  'SELECT * FROM elsewhere WHERE space_id = ?1',
  'SELECT 1 WHERE 1 IN food',
  'PRAGMA table_list',
])('what is not understood is no statement of ours: %s', (statement) => {
  expect(() => bindingsOf(statement, schema)).toThrow()
})

it('a trigger stays in the space of its row', () => {
  const trigger = (where: string) => `CREATE TRIGGER t AFTER INSERT ON food WHEN new.id > 0 BEGIN
    INSERT INTO tally (space_id, n) VALUES (new.space_id, 1) ON CONFLICT (space_id) DO UPDATE SET n = n + 1;
    UPDATE tally SET n = CASE WHEN n > 1 THEN 0 ELSE 1 END WHERE ${where};
  END`
  expect(bindingsOfTrigger(trigger('space_id = old.space_id'), schema).map(({ space }) => space)).toEqual([
    'new',
    'new',
  ])
  expect(bindingsOfTrigger(trigger('n = new.id'), schema).map(({ space }) => space)).toEqual(['new', null])
})
