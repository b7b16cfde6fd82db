import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Priest of Titania] adds {G} for each Elf on the battlefield, whoever controls it', () => {
  const b = board({
    a: { battlefield: ['Priest of Titania', 'Llanowar Elves', 'Grizzly Bears'] },
    b: { battlefield: ['Fyndhorn Elves'] },
  })
  b.tapForMana('Priest of Titania')
  expect(b.pool('A')).toBe('{G}{G}{G}')
})

it('[Priest of Titania] alone counts itself', () => {
  const b = board({ a: { battlefield: ['Priest of Titania'] } })
  b.tapForMana('Priest of Titania')
  expect(b.pool('A')).toBe('{G}')
})

it('[Priest of Titania] does not count Elf cards in hand or graveyard', () => {
  const b = board({
    a: { battlefield: ['Priest of Titania'], hand: ['Llanowar Elves'], graveyard: ['Fyndhorn Elves'] },
  })
  b.tapForMana('Priest of Titania')
  expect(b.pool('A')).toBe('{G}')
})
