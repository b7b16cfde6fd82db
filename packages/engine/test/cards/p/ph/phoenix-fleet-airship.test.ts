import { expect, it } from 'vitest'
import { isCreature } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Phoenix Fleet Airship] is a creature among eight', () => {
  const b = board({ a: { battlefield: ['7 Phoenix Fleet Airship'] } })
  expect(isCreature(b.c('Phoenix Fleet Airship'))).toBe(false)
  const c = board({ a: { battlefield: ['8 Phoenix Fleet Airship'] } })
  expect(isCreature(c.c('Phoenix Fleet Airship'))).toBe(true)
})

it('[Phoenix Fleet Airship] is copied at the end of a turn in which you sacrificed something', () => {
  const b = board({ a: { battlefield: ['Phoenix Fleet Airship', 'Sakura-Tribe Elder'] } })
  b.activate('Sakura-Tribe Elder').resolve().to('end').resolveAll()
  expect(b.count('battlefield', 'Phoenix Fleet Airship', 'A')).toBe(2)
})
