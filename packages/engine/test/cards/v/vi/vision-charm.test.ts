import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vision Charm] mills four cards', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Vision Charm'] } })
  b.option('mode', 'mode 1')
    .cast('Vision Charm', { targets: ['B'] })
    .resolve()
  expect(b.names('graveyard', 'B')).toHaveLength(4)
})

it('[Vision Charm] turns lands of one type into a basic land type until end of turn', () => {
  const b = board({
    a: { battlefield: ['2 Island'], hand: ['Vision Charm'] },
    b: { battlefield: ['Forest', 'Tropical Island', 'Swamp', 'Wasteland'] },
  })
  b.option('mode', 'mode 2').option('chooseType', 'Forest').option('chooseType', 'Plains')
  b.cast('Vision Charm').resolve()
  expect(b.c('Forest').subtypes).toEqual(['Plains'])
  expect(b.c('Tropical Island').subtypes).toEqual(['Plains'])
  expect(b.c('Swamp').subtypes).toEqual(['Swamp'])
  expect(b.c('Wasteland').subtypes).toEqual([])
  b.to('upkeep', 4)
  expect(b.c('Forest').subtypes).toEqual(['Forest'])
})

it('[CR 611.2c] Vision Charm does not change lands that come later', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Vision Charm', 'Island'] } })
  b.option('mode', 'mode 2').option('chooseType', 'Island').option('chooseType', 'Swamp')
  b.cast('Vision Charm').resolve().play('Island')
  expect(b.names('battlefield', 'A')).toEqual(['Island', 'Island', 'Island'])
  expect([1, 2, 3].map((nth) => b.c(`Island#${nth}`).subtypes[0])).toEqual(['Swamp', 'Swamp', 'Island'])
})

it('[Vision Charm] saves Phyrexian Dreadnought from its own ability', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Phyrexian Dreadnought', 'Vision Charm'] } })
  b.cast('Phyrexian Dreadnought').resolve()
  b.option('mode', 'mode 3')
    .cast('Vision Charm', { targets: ['Phyrexian Dreadnought'] })
    .resolveAll()
  expect(b.names('battlefield', 'A')).toEqual(['Island', 'Island'])
  expect(b.names('graveyard', 'A')).toEqual(['Vision Charm'])
  b.to('upkeep', 5)
  expect(b.in('battlefield', 'Phyrexian Dreadnought', 'A')).toBe(true)
  b.attack('Phyrexian Dreadnought').damage()
  expect(b.life('B')).toBe(8)
})
