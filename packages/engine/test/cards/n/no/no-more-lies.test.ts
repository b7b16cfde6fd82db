import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[No More Lies] exiles what it counters, and nothing if {3} is paid', () => {
  const of = (lands: string) => {
    const b = board({
      a: { battlefield: [lands], hand: ['Shock'] },
      b: { battlefield: ['Plains', 'Island'], hand: ['No More Lies'] },
    })
    return b
      .cast('Shock', { targets: ['B'] })
      .pass()
      .cast('No More Lies')
  }
  expect(of('Mountain').resolve().in('exile', 'Shock')).toBe(true)
  expect(of('4 Mountain').yes('payOrNot').resolveAll().life('B')).toBe(18)
})
