import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sokka, Bold Boomeranger] grows with artifact spells', () => {
  const b = board({ a: { hand: ['Memnite', 'Shock'], battlefield: ['Sokka, Bold Boomeranger', 'Mountain'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolveAll()
    .cast('Memnite')
    .resolveAll()
  expect(b.pt('Sokka, Bold Boomeranger')).toBe('2/2')
})

it('[Sokka, Bold Boomeranger] exchanges as many cards as are discarded', () => {
  const b = board({
    a: {
      hand: ['Sokka, Bold Boomeranger', 'Opt', 'Forest'],
      battlefield: ['Island', 'Mountain'],
      library: ['3 Shock'],
    },
  })
  b.pick('choose', 'Forest').cast('Sokka, Bold Boomeranger').resolveAll()
  expect(b.names('hand', 'A').sort()).toEqual(['Opt', 'Shock'])
})
