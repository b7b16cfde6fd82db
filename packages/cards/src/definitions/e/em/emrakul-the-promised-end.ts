import { card, keyword, keywords, rule, targetOpponent, the, triggered } from '@spellwright/dsl'

export const emrakulThePromisedEnd = card({
  name: 'Emrakul, the Promised End',
  cost: '{13}',
  type: 'Legendary Creature — Eldrazi',
  power: 13,
  toughness: 13,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } },
        },
      },
      { zone: 'everywhere' },
    ),
    triggered({
      on: { kind: 'cast', player: 'you', spell: 'self' },
      targets: { opponent: targetOpponent },
      effects: [{ kind: 'controlNextTurn', player: the('opponent'), extraTurn: 'extraTurn' }],
    }),
    ...keywords('flying', 'trample'),
    keyword({ kind: 'protection', from: [{ filter: { type: 'instant' } }] }),
  ],
})
