import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Progenitus] has protection from everything, and is shuffled into the library instead of going to the graveyard', () => {
  const b = board({
    a: { battlefield: ['Progenitus', 'Mountain', '4 Plains'], hand: ['Shock', 'Wrath of God'], library: ['3 Wastes'] },
  })
  expect(() => b.cast('Shock', { targets: ['Progenitus'] })).toThrow()
  const c = board({
    a: { battlefield: ['Progenitus', '4 Plains'], hand: ['Wrath of God'], library: ['3 Wastes'] },
  })
  c.cast('Wrath of God').resolve()
  expect([c.in('graveyard', 'Progenitus'), c.in('library', 'Progenitus')]).toEqual([false, true])
})
