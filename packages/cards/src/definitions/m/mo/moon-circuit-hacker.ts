import {
  card,
  dealsDamageToPlayer,
  discard,
  draw,
  keyword,
  mana,
  matches,
  not,
  triggered,
  when,
} from '@spellwright/dsl'

export const moonCircuitHacker = card({
  name: 'Moon-Circuit Hacker',
  cost: '{1}{U}',
  type: 'Enchantment Creature — Human Ninja',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{U}')] }),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [draw(1)],
          then: [when(not(matches('self', { is: 'enteredThisTurn' })), discard(1))],
        },
      ],
    }),
  ],
})
