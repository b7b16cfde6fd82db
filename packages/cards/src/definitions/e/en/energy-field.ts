import { card, replacement, triggered } from '@spellwright/dsl'

export const energyField = card({
  name: 'Energy Field',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'damage',
      source: { not: { controller: 'you' } },
      to: { player: 'you' },
      change: { kind: 'prevent', amount: 'all' },
    }),
    triggered({
      on: { kind: 'zoneChange', object: { is: 'nontoken', owner: 'you' }, to: 'graveyard' },
      effects: [{ kind: 'sacrifice', what: 'self' }],
    }),
  ],
})
