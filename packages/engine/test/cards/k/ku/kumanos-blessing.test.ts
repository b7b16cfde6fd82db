import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kumano's Blessing] exiles what the enchanted creature damaged instead of letting it die", () => {
  const b = board({
    a: { battlefield: [{ card: "Kumano's Blessing", attachedTo: 'Grizzly Bears' }, 'Grizzly Bears'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.attack('Grizzly Bears').block('Gray Ogre>Grizzly Bears').damage()
  expect(b.in('exile', 'Gray Ogre', 'B')).toBe(true)
  expect(b.has("Kumano's Blessing", 'flash')).toBe(true)
})
