import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gilded Drake] is exchanged for a creature, or sacrificed', () => {
  const b = board({ a: { hand: ['Gilded Drake'], battlefield: ['2 Island'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Gilded Drake').aim(['Hill Giant']).resolveAll()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('battlefield', 'Gilded Drake', 'B')]).toEqual([true, true])
  const alone = board({ a: { hand: ['Gilded Drake'], battlefield: ['2 Island'] } })
  alone.cast('Gilded Drake').resolveAll()
  expect(alone.in('graveyard', 'Gilded Drake')).toBe(true)
})

it('[Gilded Drake] is sacrificed if its target has become illegal', () => {
  const b = board({
    a: { hand: ['Gilded Drake', 'Shock'], battlefield: ['2 Island', 'Mountain'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Gilded Drake')
    .aim(['Memnite'])
    .resolve()
    .cast('Shock', { targets: ['Memnite'] })
    .resolveAll()
  expect(b.in('graveyard', 'Gilded Drake', 'A')).toBe(true)
})
