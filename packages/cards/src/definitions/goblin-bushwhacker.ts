import { all, apply, card, enters, gain, keyword, mana, matches, modifyPT, triggered } from '@spellwright/dsl'

export const goblinBushwhacker = card({
  name: 'Goblin Bushwhacker',
  cost: '{R}',
  type: 'Creature — Goblin Warrior',
  power: 1,
  toughness: 1,
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{R}')] }),
    triggered({
      on: enters('self'),
      condition: matches('self', { is: 'kicked' }),
      effects: [apply(all({ type: 'creature', controller: 'you' }), [modifyPT(1, 0), gain('haste')])],
    }),
  ],
})
