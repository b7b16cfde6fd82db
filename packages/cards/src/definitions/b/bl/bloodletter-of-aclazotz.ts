import { card, keyword, replacement } from '@spellwright/dsl'

export const bloodletterOfAclazotz = card({
  name: 'Bloodletter of Aclazotz',
  cost: '{1}{B}{B}{B}',
  type: 'Creature — Vampire Demon',
  power: 2,
  toughness: 4,
  abilities: [
    keyword('flying'),
    replacement(
      { kind: 'loseLife', player: 'opponent', change: { times: 2 } },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
  ],
})
