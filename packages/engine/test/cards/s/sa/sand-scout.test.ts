import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sand Scout] finds a Desert only while an opponent controls more lands', () => {
  const found = (theirs: number): boolean => {
    const b = board({
      a: { hand: ['Sand Scout'], battlefield: ['2 Plains'], library: ['Desert', 'Island'] },
      b: { battlefield: [`${theirs} Swamp`] },
    })
    b.pick('chooseFound', 'Desert').cast('Sand Scout').resolveAll()
    return b.in('battlefield', 'Desert')
  }
  expect([found(3), found(2)]).toEqual([true, false])
})

it('[Sand Scout] makes one Sand Warrior for lands put into your graveyard, once each turn', () => {
  const b = board({
    a: {
      hand: ['Thought Scour', 'Raze'],
      battlefield: ['Sand Scout', 'Island', '2 Mountain'],
      library: ['2 Forest', '5 Shock'],
    },
  })
  b.cast('Thought Scour', { targets: ['A'] }).resolveAll()
  expect(b.count('battlefield', 'Sand Warrior Token')).toBe(1)
  b.cast('Raze', { targets: ['Island'] }).resolveAll()
  expect(b.count('battlefield', 'Sand Warrior Token')).toBe(1)
})
