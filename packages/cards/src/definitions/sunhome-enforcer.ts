import { activated, card, eventAmount, gainLife, mana, pump, triggered } from '@spellwright/dsl'

export const sunhomeEnforcer = card({
  name: 'Sunhome Enforcer',
  cost: '{2}{R}{W}',
  type: 'Creature — Giant Soldier',
  power: 2,
  toughness: 4,
  abilities: [
    triggered({
      on: { kind: 'damage', source: 'self', to: 'any', combat: 'combat' },
      effects: [gainLife(eventAmount)],
    }),
    activated({ cost: [mana('{1}{R}')], effects: [pump('self', 1, 0)] }),
  ],
})
