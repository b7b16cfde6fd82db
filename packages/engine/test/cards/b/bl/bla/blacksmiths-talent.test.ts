import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Blacksmith's Talent] forges a Sword, and at level 2 hands it to a creature", () => {
  const b = board({ a: { hand: ["Blacksmith's Talent"], battlefield: ['4 Mountain', 'Grizzly Bears'] } })
  b.cast("Blacksmith's Talent").resolveAll()
  b.activate("Blacksmith's Talent").resolve()
  b.aim(['Sword', 'Grizzly Bears']).to('beginCombat')
  expect(b.pt('Grizzly Bears')).toBe('3/3')
})

it("[Blacksmith's Talent] at level 3 gives equipped creatures double strike on your turn", () => {
  const b = board({
    a: {
      hand: ["Blacksmith's Talent"],
      battlefield: [
        '8 Mountain',
        'Grizzly Bears',
        'Elvish Mystic',
        { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
      ],
    },
  })
  b.cast("Blacksmith's Talent").resolveAll()
  b.activate("Blacksmith's Talent").resolve()
  b.activate("Blacksmith's Talent", { nth: 1 }).resolve()
  expect([b.has('Grizzly Bears', 'double strike'), b.has('Elvish Mystic', 'double strike')]).toEqual([true, false])
})
