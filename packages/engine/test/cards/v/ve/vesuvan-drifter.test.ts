import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vesuvan Drifter] becomes the creature card on top of the library, with flying', () => {
  const b = board({ a: { battlefield: ['Vesuvan Drifter'], library: ['Wurmcoil Engine', '3 Wastes'] } })
  b.yes().to('beginCombat').resolveAll()
  expect([b.in('battlefield', 'Vesuvan Drifter'), b.pt('Wurmcoil Engine'), b.has('Wurmcoil Engine', 'flying')]).toEqual(
    [false, '6/6', true],
  )
  b.to('upkeep', 4)
  expect(b.pt('Vesuvan Drifter')).toBe('2/4')
})
