import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const withLands = (lands: number) =>
  board({
    a: { hand: ['No One Left Behind'], battlefield: [`${lands} Swamp`], graveyard: ['Grizzly Bears', 'Hill Giant'] },
  })

it('[No One Left Behind] costs {3} less for a card with mana value 3 or less', () => {
  const b = withLands(2)
  b.cast('No One Left Behind', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[No One Left Behind] costs as much as is printed for any other', () => {
  const b = withLands(5)
  b.cast('No One Left Behind', { targets: ['Hill Giant'] })
  expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
})
