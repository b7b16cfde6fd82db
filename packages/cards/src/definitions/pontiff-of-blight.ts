import { card, continuous, gain, keyword } from '@spellwright/dsl'

export const pontiffOfBlight = card({
  name: 'Pontiff of Blight',
  cost: '{4}{B}{B}',
  type: 'Creature — Zombie Cleric',
  power: 2,
  toughness: 7,
  abilities: [
    keyword('extort'),
    continuous({ affects: { type: 'creature', controller: 'you', other: true }, apply: [gain('extort')] }),
  ],
})
