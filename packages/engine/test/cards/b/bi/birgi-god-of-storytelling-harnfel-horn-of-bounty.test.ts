import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Birgi, God of Storytelling] adds red mana for each spell, which lasts until the end of the turn', () => {
  const b = board({ a: { hand: ['Ornithopter'], battlefield: ['Birgi, God of Storytelling'] } })
  b.cast('Ornithopter').resolveAll()
  expect(b.pool('A')).toBe('{R}')
  b.to('end')
  expect(b.pool('A')).toBe('{R}')
})

it('[Birgi, God of Storytelling] lets creatures boast twice', () => {
  const boasts = (...others: string[]) => {
    const b = board({ a: { battlefield: ['Axgard Braggart', '9 Plains', ...others] } })
    b.attack('Axgard Braggart').to('main2')
    let times = 0
    for (; b.can('activate', 'Axgard Braggart'); times++) b.activate('Axgard Braggart').resolve()
    return times
  }
  expect([boasts(), boasts('Birgi, God of Storytelling')]).toEqual([1, 2])
})
