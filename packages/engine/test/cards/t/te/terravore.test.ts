import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Terravore] is as big as the number of land cards in all graveyards', () => {
  const b = board({
    a: { battlefield: ['Terravore'], graveyard: ['2 Forest', 'Shock'] },
    b: { graveyard: ['Wasteland'] },
  })
  expect(b.pt('Terravore')).toBe('3/3')
})

it('[Terravore] grows with Armageddon', () => {
  const b = board({ a: { battlefield: ['Terravore', '4 Plains'], hand: ['Armageddon'], graveyard: ['Forest'] } })
  b.cast('Armageddon').resolve()
  expect(b.pt('Terravore')).toBe('5/5')
})

it('[CR 604.3] [Terravore] has its size in hand too', () => {
  const b = board({ a: { hand: ['Terravore'], graveyard: ['2 Forest'] } })
  expect(b.pt('Terravore')).toBe('2/2')
})

it('[Terravore] without land cards in graveyards is put into the graveyard', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Terravore'] } })
  b.cast('Terravore').resolve()
  expect(b.in('graveyard', 'Terravore', 'A')).toBe(true)
})
