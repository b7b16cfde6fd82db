import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Arcane Flight', '3/3', 'flying'],
  ['Flight', '2/2', 'flying'],
  ['Shuko', '3/2', null],
  ['Gorgon Flail', '3/3', 'deathtouch'],
  ['Leonin Scimitar', '3/3', null],
  ['Carapace', '2/4', null],
] as const)('[%s] makes the creature it is attached to a %s with %s', (name, size, word) => {
  const b = board({ a: { battlefield: [{ card: name, attachedTo: 'Grizzly Bears' }, 'Grizzly Bears'] } })
  expect(b.pt('Grizzly Bears')).toBe(size)
  if (word) expect(b.has('Grizzly Bears', word)).toBe(true)
})
