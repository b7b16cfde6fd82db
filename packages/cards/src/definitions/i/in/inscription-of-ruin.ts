import {
  card,
  destroy,
  discard,
  keyword,
  kicked,
  mana,
  returnTo,
  spell,
  target,
  targetOpponent,
  the,
} from '@spellwright/dsl'

export const inscriptionOfRuin = card({
  name: 'Inscription of Ruin',
  cost: '{2}{B}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'kicker', cost: [mana('{2}{B}{B}')] }),
    spell({
      modes: {
        min: 1,
        max: { kind: 'if', condition: kicked, then: 3, else: 1 },
        options: [
          { targets: { player: targetOpponent }, effects: [discard(2, the('player'))] },
          {
            targets: {
              card: target({ zone: 'graveyard', owner: 'you', type: 'creature', manaValue: { atMost: 2 } }),
            },
            effects: [returnTo('battlefield', the('card'))],
          },
          {
            targets: { creature: target({ type: 'creature', manaValue: { atMost: 3 } }) },
            effects: [destroy(the('creature'))],
          },
        ],
      },
      effects: [],
    }),
  ],
})
