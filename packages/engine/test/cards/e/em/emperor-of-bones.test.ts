import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Emperor of Bones] puts an exiled creature onto the battlefield until the end step, with a finality counter', () => {
  const b = board({ a: { battlefield: ['Emperor of Bones', '2 Swamp'] }, b: { graveyard: ['Hill Giant'] } })
  b.aim(['Hill Giant']).to('beginCombat').resolveAll().activate('Emperor of Bones').resolveAll()
  expect([b.counters('Hill Giant', 'finality'), b.has('Hill Giant', 'haste')]).toEqual([1, true])
  b.to('upkeep', 4)
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
})
