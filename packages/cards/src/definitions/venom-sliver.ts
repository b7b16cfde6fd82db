import { card, continuous, gain } from '@spellwright/dsl'

export const venomSliver = card({
  name: 'Venom Sliver',
  cost: '{1}{G}',
  type: 'Creature — Sliver',
  power: 1,
  toughness: 1,
  abilities: [
    continuous({ affects: { type: 'creature', subtype: 'Sliver', controller: 'you' }, apply: [gain('deathtouch')] }),
  ],
})
