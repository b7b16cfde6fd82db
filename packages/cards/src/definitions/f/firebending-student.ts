import { attacks, card, keyword, powerOf, triggered } from '@spellwright/dsl'

export const firebendingStudent = card({
  name: 'Firebending Student',
  type: 'Creature — Human Monk',
  cost: '{1}{R}',
  power: 1,
  toughness: 2,
  abilities: [
    keyword('prowess'),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'addMana',
          player: 'you',
          mana: { kind: 'fixed', mana: '{R}', times: powerOf('self') },
          persists: 'endOfCombat',
        },
      ],
    }),
  ],
})
