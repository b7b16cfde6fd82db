import { card, dealDamage, keyword, mana, spell, target, the } from '@spellwright/dsl'

export const mizziumMortars = card({
  name: 'Mizzium Mortars',
  cost: '{1}{R}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { controller: 'you' } }) },
      effects: [dealDamage(4, the('creature'))],
    }),
    keyword({ kind: 'overload', cost: [mana('{3}{R}{R}{R}')] }),
  ],
})
