import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flayer of the Hatebound] deals the power of what enters from your graveyard', () => {
  const b = board({
    a: { battlefield: ['Flayer of the Hatebound', 'Swamp'], hand: ['Reanimate'], graveyard: ['Hill Giant'] },
  })
  b.cast('Reanimate').aim(['B']).resolveAll()
  expect([b.life('B'), b.has('Flayer of the Hatebound', 'undying')]).toEqual([17, true])
})
