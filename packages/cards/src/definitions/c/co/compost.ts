import { card, draw, may, triggered } from '@spellwright/dsl'

export const compost = card({
  name: 'Compost',
  cost: '{1}{G}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'zoneChange', object: { color: 'B', owner: 'opponent', is: 'nontoken' }, to: 'graveyard' },
      effects: [may(draw(1))],
    }),
  ],
})
