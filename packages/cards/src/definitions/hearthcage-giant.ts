import { activated, card, createToken, enters, pump, sacrifice, target, the, token, triggered } from '@spellwright/dsl'

const shaman = token({ colors: ['R'], type: 'Creature — Elemental Shaman', power: 3, toughness: 1 })

export const hearthcageGiant = card({
  name: 'Hearthcage Giant',
  cost: '{6}{R}{R}',
  type: 'Creature — Giant Warrior',
  power: 5,
  toughness: 5,
  abilities: [
    triggered({ on: enters('self'), effects: [createToken(2, shaman)] }),
    activated({
      cost: [sacrifice({ subtype: 'Elemental' })],
      targets: { giant: target({ type: 'creature', subtype: 'Giant' }) },
      effects: [pump(the('giant'), 3, 1)],
    }),
  ],
})
