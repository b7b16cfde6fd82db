import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Brazen Borrower] goes on an adventure, then is cast from exile', () => {
  const b = board({
    a: { battlefield: ['5 Island'], hand: ['Brazen Borrower'] },
    b: { battlefield: ['Hill Giant', 'Forest'] },
  })
  b.cast('Petty Theft').resolve()
  expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
  expect(b.in('exile', 'Brazen Borrower', 'A')).toBe(true)
  b.cast('Brazen Borrower', { from: 'exile' }).resolve()
  expect(b.pt('Brazen Borrower')).toBe('3/1')
})

it('[Brazen Borrower] blocks only creatures with flying', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Brazen Borrower'] } })
  b.attack('Hill Giant')
  expect(() => b.block('Brazen Borrower>Hill Giant')).toThrow()
})

it('[Brazen Borrower] flies and has flash', () => {
  const b = board({ active: 1, a: { battlefield: ['3 Island'], hand: ['Brazen Borrower'] } })
  b.turnTo('A').cast('Brazen Borrower').resolve()
  expect(b.has('Brazen Borrower', 'flying')).toBe(true)
})

it("[Brazen Borrower] Petty Theft targets only an opponent's nonland permanents", () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Sol Ring'], hand: ['Brazen Borrower'] },
    b: { battlefield: ['Forest', 'Hill Giant', 'Humility'] },
  })
  const seen = offers(b, 'target', 'Humility')
  b.cast('Petty Theft')
  expect(seen).toEqual(['Hill Giant', 'Humility'])
})
