import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nahiri, the Unforgiving] copies a cheap creature of the graveyard for a turn', () => {
  const b = board({ a: { battlefield: ['Nahiri, the Unforgiving'], graveyard: ['Hill Giant', 'Wurmcoil Engine'] } })
  b.activate('Nahiri, the Unforgiving', { nth: 2, targets: ['Hill Giant'] }).resolve()
  expect([b.in('exile', 'Hill Giant'), b.has('Hill Giant', 'haste')]).toEqual([true, true])
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(false)
})

it('[Nahiri, the Unforgiving] makes a creature attack a player', () => {
  const b = board({ a: { battlefield: ['Nahiri, the Unforgiving'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Nahiri, the Unforgiving', { targets: ['Hill Giant'] })
    .resolve()
    .to('declareAttackers', 4)
  expect(() => b.attack('Hill Giant>Nahiri, the Unforgiving')).toThrow()
  expect(() => b.attack('Hill Giant')).not.toThrow()
})
