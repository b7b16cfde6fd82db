import { anyTarget, card, dealDamage, players, spell, the } from '@spellwright/dsl'

export const psionicBlast = card({
  name: 'Psionic Blast',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    spell({ targets: { victim: anyTarget }, effects: [dealDamage(4, the('victim')), dealDamage(2, players('you'))] }),
  ],
})
