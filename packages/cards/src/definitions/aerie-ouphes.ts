import { activated, card, dealDamage, keyword, powerOf, sacrificeSelf, target, the } from '@spellwright/dsl'

export const aerieOuphes = card({
  name: 'Aerie Ouphes',
  cost: '{4}{G}',
  type: 'Creature — Ouphe',
  power: 3,
  toughness: 3,
  abilities: [
    activated({
      cost: [sacrificeSelf],
      targets: { creature: target({ type: 'creature', keyword: 'flying' }) },
      effects: [dealDamage(powerOf('self'), the('creature'))],
    }),
    keyword('persist'),
  ],
})
