import { expect, it } from 'vitest'
import { characteristics } from '../../../src/continuous/read.ts'
import { nameOf } from '../../../src/query/lookup.ts'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it("[CR 201.5b example 2] Glacial Ray spliced onto Kodama's Reach: it is Kodama's Reach that deals the damage", () => {
  const b = board({ a: { battlefield: ['2 Mountain', '3 Forest'], hand: ["Kodama's Reach", 'Glacial Ray'] } })
  const seen = watch(b)
  b.pick('splice', 'Glacial Ray').cast("Kodama's Reach", { targets: ['B'] })
  const spell = b.game.state.stack[0] ?? 0
  expect(characteristics(b.game, spell as never).name).toBe("Kodama's Reach")
  b.resolve()
  const [damage] = seen.events.filter(({ kind }) => kind === 'damage')
  expect(damage).toMatchObject({ source: spell, amount: 2 })
  expect(nameOf(b.game, spell as never)).toBe("Kodama's Reach")
})
