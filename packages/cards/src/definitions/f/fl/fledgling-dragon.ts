import { activated, card, continuous, gainAbility, keyword, mana, modifyPT, pump, threshold } from '@spellwright/dsl'

export const fledglingDragon = card({
  name: 'Fledgling Dragon',
  cost: '{2}{R}{R}',
  type: 'Creature — Dragon',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    continuous({
      abilityWord: 'Threshold',
      condition: threshold,
      affects: 'self',
      apply: [modifyPT(3, 3), gainAbility(activated({ cost: [mana('{R}')], effects: [pump('self', 1, 0)] }))],
    }),
  ],
})
