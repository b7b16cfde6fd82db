import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Transmogrant's Crown] is equipped for {B} or for {2}", () => {
  const b = board({ a: { battlefield: ["Transmogrant's Crown", 'Grizzly Bears', 'Swamp'] } })
  b.activate("Transmogrant's Crown").resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/2')
  expect(b.object('Swamp').tapped).toBe(true)
  const forest = board({ a: { battlefield: ["Transmogrant's Crown", 'Grizzly Bears', 'Forest'] } })
  expect(forest.can('activate', "Transmogrant's Crown")).toBe(false)
  const two = board({ a: { battlefield: ["Transmogrant's Crown", 'Grizzly Bears', '2 Forest'] } })
  expect(two.activate("Transmogrant's Crown").resolve().pt('Grizzly Bears')).toBe('4/2')
})
