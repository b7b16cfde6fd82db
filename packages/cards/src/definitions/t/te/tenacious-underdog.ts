import { card, keyword, mana, payLife, rule } from '@spellwright/dsl'

export const tenaciousUnderdog = card({
  name: 'Tenacious Underdog',
  cost: '{1}{B}',
  type: 'Creature — Human Warrior',
  power: 3,
  toughness: 2,
  abilities: [
    keyword({ kind: 'blitz', cost: [mana('{2}{B}{B}'), payLife(2)] }),
    rule(
      { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self', using: 'blitz', verb: 'cast' },
      { zone: 'graveyard' },
    ),
  ],
})
