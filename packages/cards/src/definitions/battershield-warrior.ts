import { activated, all, card, mana, matches, pump } from '@spellwright/dsl'

export const battershieldWarrior = card({
  name: 'Battershield Warrior',
  cost: '{2}{W}',
  type: 'Creature — Human Warrior',
  power: 2,
  toughness: 2,
  abilities: [
    activated({
      abilityWord: 'Boast',
      cost: [mana('{1}{W}')],
      condition: matches('self', { is: 'attackedThisTurn' }),
      limit: { times: 1, per: 'turn' },
      effects: [pump(all({ type: 'creature', controller: 'you' }), 1, 1)],
    }),
  ],
})
