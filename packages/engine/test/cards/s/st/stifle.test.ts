import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stifle] counters a triggered ability', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Elvish Visionary'] },
    b: { battlefield: ['Island'], hand: ['Stifle'] },
  })
  b.cast('Elvish Visionary').resolve().turnTo('B').cast('Stifle').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})

it('[Stifle] does not target spells or mana abilities', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['Island'], hand: ['Stifle'] },
  })
  b.cast('Grizzly Bears').turnTo('B')
  expect(b.can('cast', 'Stifle')).toBe(false)
})

it('Stifle counters a triggered ability', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ['Wall of Omens'] },
    b: { battlefield: ['Island'], hand: ['Stifle'] },
  })
  b.cast('Wall of Omens').resolve()
  b.turnTo('B').cast('Stifle').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})

it('Stifle counters an activated ability, and its cost stays paid', () => {
  const b = board({
    a: { battlefield: ['Windswept Heath'] },
    b: { battlefield: ['Island'], hand: ['Stifle'] },
  })
  b.activate('Windswept Heath')
  b.turnTo('B').cast('Stifle').resolveAll()
  expect(b.names('battlefield', 'A')).toEqual([])
  expect(b.life('A')).toBe(19)
})
