import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eddie Brock] returns a cheap creature; [Venom, Lethal Protector] feeds on another creature', () => {
  const b = board({
    a: {
      hand: ['Eddie Brock', 'Grizzly Bears'],
      battlefield: ['3 Swamp', '2 Mountain', '4 Forest'],
      graveyard: ['Memnite', 'Hill Giant'],
    },
  })
  b.cast('Eddie Brock').resolve().resolve()
  expect(b.in('battlefield', 'Memnite')).toBe(true)
  b.activate('Eddie Brock').resolve()
  expect([b.pt('Venom, Lethal Protector'), b.has('Venom, Lethal Protector', 'haste')]).toEqual(['5/5', true])
})

it('[Venom, Lethal Protector] draws and puts by the mana value of what was sacrificed', () => {
  const b = board({
    a: {
      hand: ['Hill Giant', 'Serra Angel'],
      battlefield: [{ card: 'Eddie Brock', face: 1 }, 'Air Elemental', 'Gray Ogre'],
      library: ['4 Swamp'],
    },
  })
  b.yes().pick('sacrifice', 'Air Elemental').pick('choose', 'Serra Angel')
  b.attack('Venom, Lethal Protector').resolve()
  expect([b.in('battlefield', 'Serra Angel'), b.count('hand', 'Swamp', 'A')]).toEqual([true, 4])
})
