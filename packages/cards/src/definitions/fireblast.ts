import { alternativeCost, anyTarget, card, dealDamage, spell, the } from '@spellwright/dsl'

export const fireblast = card({
  name: 'Fireblast',
  cost: '{4}{R}{R}',
  type: 'Instant',
  abilities: [
    alternativeCost([{ kind: 'sacrifice', what: { subtype: 'Mountain' }, count: 2 }]),
    spell({ targets: { victim: anyTarget }, effects: [dealDamage(4, the('victim'))] }),
  ],
})
