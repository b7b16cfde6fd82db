import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 701.65a] [Aang, Swift Savior] exiles a spell, whose owner may cast it for {2} from exile', () => {
  const b = board({
    a: { hand: ['Shivan Dragon'], battlefield: ['8 Mountain'] },
    b: { hand: ['Aang, Swift Savior'], battlefield: ['2 Plains', 'Island'] },
  })
  b.cast('Shivan Dragon').turnTo('B').aim(['Shivan Dragon']).cast('Aang, Swift Savior').resolveAll()
  expect(b.in('exile', 'Shivan Dragon')).toBe(true)
  b.turnTo('A').cast('Shivan Dragon', { from: 'exile', method: 'granted' }).resolve()
  expect(b.in('battlefield', 'Shivan Dragon', 'A')).toBe(true)
  expect(b.legal().filter(({ kind }) => kind === 'activateMana').length).toBe(0)
})

it('[Aang, Swift Savior] transforms for a waterbend cost', () => {
  const b = board({ a: { battlefield: ['Aang, Swift Savior', '4 Memnite', '3 Forest'] } })
  b.activate('Aang, Swift Savior').resolve()
  expect(b.pt("Aang and La, Ocean's Fury")).toBe('5/5')
})
