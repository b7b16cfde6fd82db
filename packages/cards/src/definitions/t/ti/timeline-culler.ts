import { card, keyword, mana, payLife, rule } from '@spellwright/dsl'

export const timelineCuller = card({
  name: 'Timeline Culler',
  cost: '{B}{B}',
  type: 'Creature — Drix Warlock',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('haste'),
    rule(
      { kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: 'self', verb: 'cast', using: 'warp' },
      { zone: 'graveyard' },
    ),
    keyword({ kind: 'warp', cost: [mana('{B}'), payLife(2)] }),
  ],
})
