import { activated, anyTarget, card, dealDamage, keyword, mana, tap, the } from '@spellwright/dsl'

export const porcuparrot = card({
  name: 'Porcuparrot',
  cost: '{3}{R}',
  type: 'Creature — Bird Beast',
  power: 3,
  toughness: 4,
  abilities: [
    keyword({ kind: 'mutate', cost: [mana('{2}{R}')] }),
    activated({
      cost: [tap],
      targets: { victim: anyTarget },
      effects: [dealDamage({ kind: 'timesMutated', object: 'self' }, the('victim'))],
    }),
  ],
})
