import { additionalCost, card, dealDamage, powerOf, spell, target, the } from '@spellwright/dsl'

export const monstrousEmergence = card({
  name: 'Monstrous Emergence',
  cost: '{1}{G}',
  type: 'Sorcery',
  abilities: [
    additionalCost([{ kind: 'behold', what: { type: 'creature' }, as: 'chosen' }]),
    spell({
      targets: { victim: target({ type: 'creature' }) },
      effects: [dealDamage(powerOf(the('chosen')), the('victim'))],
    }),
  ],
})
