import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ash, Party Crasher] grows when it attacks after two nonland permanents entered', () => {
  const b = board({ a: { battlefield: ['Ash, Party Crasher'], hand: ['2 Memnite'] } })
  b.cast('Memnite').resolve().cast('Memnite').resolve().attack('Ash, Party Crasher').resolve()
  expect(b.pt('Ash, Party Crasher')).toBe('3/3')
})

it('[Ash, Party Crasher] does not count lands', () => {
  const b = board({ a: { battlefield: ['Ash, Party Crasher'], hand: ['Memnite', 'Forest'] } })
  b.cast('Memnite').resolve().play('Forest').attack('Ash, Party Crasher').damage()
  expect(b.pt('Ash, Party Crasher')).toBe('2/2')
})
