import { atBeginningOf, card, may, returnTo, triggered } from '@spellwright/dsl'

export const squeeGoblinNabob = card({
  name: 'Squee, Goblin Nabob',
  cost: '{2}{R}',
  type: 'Legendary Creature — Goblin',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      zone: 'graveyard',
      on: atBeginningOf('upkeep', 'you'),
      effects: [may(returnTo('hand', 'self'))],
    }),
  ],
})
