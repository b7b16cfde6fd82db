import { all, card, dealDamage, spell, targetOpponent, the } from '@spellwright/dsl'

export const simoon = card({
  name: 'Simoon',
  cost: '{R}{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { opponent: targetOpponent },
      effects: [dealDamage(1, all({ type: 'creature', controller: the('opponent') }))],
    }),
  ],
})
