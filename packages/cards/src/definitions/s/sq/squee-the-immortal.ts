import { card, rule } from '@spellwright/dsl'

export const squeeTheImmortal = card({
  name: 'Squee, the Immortal',
  cost: '{1}{R}{R}',
  type: 'Legendary Creature — Goblin',
  power: 2,
  toughness: 1,
  abilities: [
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self' }, { zone: 'graveyard' }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: 'self' }, { zone: 'exile' }),
  ],
})
