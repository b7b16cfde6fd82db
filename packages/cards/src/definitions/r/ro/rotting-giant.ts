import { attacks, card, exileCost, sacrificeIt, triggered, unless } from '@spellwright/dsl'

export const rottingGiant = card({
  name: 'Rotting Giant',
  cost: '{1}{B}',
  type: 'Creature — Zombie Giant',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'either', events: [attacks('self'), { kind: 'blocks', object: 'self' }] },
      effects: [unless('you', [exileCost({ zone: 'graveyard' })], sacrificeIt('self'))],
    }),
  ],
})
