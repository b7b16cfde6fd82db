import { attacks, card, continuous, draw, gain, mana, triggered } from '@spellwright/dsl'

export const svyelunOfSeaAndSky = card({
  name: 'Svyelun of Sea and Sky',
  cost: '{1}{U}{U}',
  type: 'Legendary Creature — Merfolk God',
  power: 3,
  toughness: 4,
  abilities: [
    continuous({
      condition: { kind: 'exists', of: { subtype: 'Merfolk', controller: 'you', other: true }, count: { atLeast: 2 } },
      affects: 'self',
      apply: [gain('indestructible')],
    }),
    triggered({ on: attacks('self'), effects: [draw(1)] }),
    continuous({
      affects: { subtype: 'Merfolk', controller: 'you', other: true },
      apply: [gain({ kind: 'ward', cost: [mana('{1}')] })],
    }),
  ],
})
