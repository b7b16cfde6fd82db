import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kumano's Pupils] exiles what it dealt damage to instead of letting it die", () => {
  const b = board({ a: { battlefield: ["Kumano's Pupils"] }, b: { battlefield: ['Hill Giant'] } })
  b.attack("Kumano's Pupils").block("Hill Giant>Kumano's Pupils").damage()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
})

it("[Kumano's Pupils] leaves others alone", () => {
  const b = board({
    a: { battlefield: ["Kumano's Pupils", 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast('Shock', { targets: ['Gray Ogre'] }).resolve()
  expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
})
