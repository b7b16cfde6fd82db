import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Guardian of Faith] phases out any number of your other creatures until your next turn', () => {
  const b = board({
    a: { hand: ['Guardian of Faith', 'Wrath of God'], battlefield: ['7 Plains', 'Grizzly Bears', 'Llanowar Elves'] },
  })
  b.cast('Guardian of Faith', { targets: ['Grizzly Bears'] }).resolveAll()
  b.cast('Wrath of God').resolve()
  expect(b.names('graveyard', 'A').sort()).toEqual(['Guardian of Faith', 'Llanowar Elves', 'Wrath of God'])
  b.to('main1', 5)
  expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
})
