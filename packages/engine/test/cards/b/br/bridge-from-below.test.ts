import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bridge from Below] creates Zombies from the graveyard and is exiled for an opponent’s creature', () => {
  const b = board({
    a: { graveyard: ['Bridge from Below'], battlefield: ['Grizzly Bears', '2 Mountain'], hand: ['Shock', 'Shock'] },
    b: { battlefield: ['White Knight'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .resolve()
  expect(b.pt('Zombie Token')).toBe('2/2')
  b.cast('Shock', { targets: ['White Knight'] })
    .resolve()
    .resolve()
  expect(b.in('exile', 'Bridge from Below')).toBe(true)
})
