import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jilt] deals its damage itself, not the creature it returns', () => {
  const b = board({
    a: { hand: ['Jilt'], mana: '{U}{R}{R}{R}' },
    b: { battlefield: ['Child of Night', 'Grizzly Bears'] },
  })
  b.yes('kicker')
    .cast('Jilt', { targets: ['Child of Night', 'Grizzly Bears'] })
    .resolve()
  expect(b.names('hand', 'B')).toEqual(['Child of Night'])
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.life('B')).toBe(20)
})
