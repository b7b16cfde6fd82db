import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wrath of the Skies] destroys what has mana value up to the energy paid', () => {
  const of = (paid: number | null) => {
    const b = board({
      a: { battlefield: ['4 Plains'], hand: ['Wrath of the Skies'] },
      b: { battlefield: ['Memnite', 'Sol Ring', 'Grizzly Bears'] },
    })
    b.reply('x', 2)
    if (paid === null) b.no('payOrNot')
    else b.yes('payOrNot').reply('x', paid)
    return b.cast('Wrath of the Skies').resolve().names('battlefield', 'B')
  }
  expect([of(2), of(1), of(null)]).toEqual([[], ['Grizzly Bears'], ['Sol Ring', 'Grizzly Bears']])
})
