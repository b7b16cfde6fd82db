import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sword of the Meek] returns from the graveyard to a 1/1 creature that enters', () => {
  const b = board({
    a: { hand: ['Llanowar Elves', 'Grizzly Bears'], battlefield: ['3 Forest'], graveyard: ['Sword of the Meek'] },
  })
  b.yes().cast('Grizzly Bears').resolveAll()
  expect(b.in('graveyard', 'Sword of the Meek')).toBe(true)
  b.cast('Llanowar Elves').resolveAll()
  expect(b.pt('Llanowar Elves')).toBe('2/3')
})
