import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ox of Agonas] escapes with a counter, and trades your hand for three cards', () => {
  const b = board({
    a: { hand: ['2 Forest'], graveyard: ['Ox of Agonas', '8 Mountain'], library: ['4 Island'], mana: '{R}{R}' },
  })
  b.cast('Ox of Agonas', { method: 'escape', from: 'graveyard' }).resolve().resolve()
  expect(b.pt('Ox of Agonas')).toBe('5/3')
  expect(b.names('hand', 'A')).toEqual(['Island', 'Island', 'Island'])
})
