import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Urborg Repossession] returns a creature card, and kicked another permanent card too', () => {
  const b = board({
    a: { hand: ['Urborg Repossession'], battlefield: ['2 Forest', 'Swamp'], graveyard: ['Grizzly Bears', 'Mox Ruby'] },
  })
  b.yes('kicker')
    .cast('Urborg Repossession', { targets: ['Grizzly Bears', 'Mox Ruby'] })
    .resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Grizzly Bears', 'Mox Ruby'])
  expect(b.life('A')).toBe(22)
})

it('[Urborg Repossession] returns only the creature card where it was not kicked', () => {
  const b = board({
    a: { hand: ['Urborg Repossession'], battlefield: ['Swamp'], graveyard: ['Grizzly Bears', 'Mox Ruby'] },
  })
  b.cast('Urborg Repossession', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.names('hand', 'A')).toEqual(['Grizzly Bears'])
})
