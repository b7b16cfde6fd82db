import { atBeginningOf, card, discardCost, keyword, matches, returnTo, triggered } from '@spellwright/dsl'

export const gigapede = card({
  name: 'Gigapede',
  cost: '{3}{G}{G}',
  type: 'Creature — Insect',
  power: 6,
  toughness: 1,
  abilities: [
    keyword('shroud'),
    triggered({
      zone: 'graveyard',
      on: atBeginningOf('upkeep', 'you'),
      condition: matches('self', { zone: 'graveyard' }),
      effects: [{ kind: 'mayPay', player: 'you', cost: [discardCost()], then: [returnTo('hand', 'self')] }],
    }),
  ],
})
