import { all, apply, card, enters, gain, keyword, mana, modifyPT, triggered } from '@spellwright/dsl'

export const recklessBushwhacker = card({
  name: 'Reckless Bushwhacker',
  cost: '{2}{R}',
  type: 'Creature — Goblin Warrior Ally',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'surge', cost: [mana('{1}{R}')] }),
    keyword('haste'),
    triggered({
      on: enters('self'),
      condition: { kind: 'paid', cost: 'surge' },
      effects: [apply(all({ type: 'creature', controller: 'you', other: true }), [modifyPT(1, 0), gain('haste')])],
    }),
  ],
})
