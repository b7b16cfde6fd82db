import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Smother] destroys a creature with mana value 3 or less', () => {
  const b = board({ a: { battlefield: ['2 Swamp'], hand: ['Smother'] }, b: { battlefield: ['Gray Ogre'] } })
  b.cast('Smother').resolve()
  expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
})

it('[Smother] does not target mana value 4', () => {
  const b = board({ a: { battlefield: ['2 Swamp'], hand: ['Smother'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('cast', 'Smother')).toBe(false)
})

it('[Smother] allows no regeneration', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Smother'] },
    b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
  })
  b.cast('Smother').turnTo('B').activate('Drudge Skeletons').resolveAll()
  expect(b.in('graveyard', 'Drudge Skeletons', 'B')).toBe(true)
})

it('[Smother] kills a token, whose mana value is 0', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Smother'] },
    b: { hand: ['Raise the Alarm'], battlefield: ['2 Plains'] },
  })
  b.turnTo('B').cast('Raise the Alarm').resolve().turnTo('A')
  b.cast('Smother', { targets: ['Soldier Token'] }).resolve()
  expect(b.count('battlefield', 'Soldier Token', 'B')).toBe(1)
})
