import { activated, anyTarget, card, dealDamage, exileCost, mana, tap, the } from '@spellwright/dsl'

export const grimLavamancer = card({
  name: 'Grim Lavamancer',
  cost: '{R}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{R}'), tap, exileCost({ zone: 'graveyard' }, 2)],
      targets: { victim: anyTarget },
      effects: [dealDamage(2, the('victim'))],
    }),
  ],
})
