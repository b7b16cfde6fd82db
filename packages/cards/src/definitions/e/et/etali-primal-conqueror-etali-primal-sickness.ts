import { all, enters, exile, keyword, linked, the, triggered, twoFaced } from '@spellwright/dsl'

export const etaliPrimalConquerorEtaliPrimalSickness = twoFaced(
  'transform',
  {
    name: 'Etali, Primal Conqueror',
    cost: '{5}{R}{R}',
    type: 'Legendary Creature — Elder Dinosaur',
    power: 7,
    toughness: 7,
    abilities: [
      keyword('trample'),
      triggered({
        on: enters('self'),
        effects: [
          {
            kind: 'forEachPlayer',
            players: 'eachPlayer',
            as: 'player',
            effects: [
              {
                kind: 'revealUntil',
                player: the('player'),
                filter: { not: { type: 'land' } },
                as: 'card',
                others: 'others',
              },
              exile(the('others')),
              exile(the('card'), { linked: 'etali' }),
            ],
          },
          {
            kind: 'forEach',
            what: all({ zone: 'exile', among: linked('etali') }),
            as: 'one',
            effects: [{ kind: 'castCard', what: the('one'), player: 'you', cost: 'free', optional: 'may', as: 'cast' }],
          },
        ],
      }),
      {
        kind: 'activated',
        cost: [
          {
            kind: 'mana',
            mana: '{9}{G/P}',
          },
        ],
        effects: [
          {
            kind: 'transform',
            what: 'self',
          },
        ],
        timing: 'sorcery',
      },
    ],
  },
  {
    name: 'Etali, Primal Sickness',
    type: 'Legendary Creature — Phyrexian Elder Dinosaur',
    power: 11,
    toughness: 11,
    colorIndicator: ['G', 'R'],
    abilities: [
      {
        kind: 'keyword',
        keyword: 'trample',
      },
      {
        kind: 'keyword',
        keyword: 'indestructible',
      },
      {
        kind: 'triggered',
        on: {
          kind: 'damage',
          source: 'self',
          to: {
            player: 'any',
          },
          combat: 'combat',
        },
        effects: [
          {
            kind: 'playerCounters',
            player: 'eventPlayer',
            counter: 'poison',
            count: {
              kind: 'eventAmount',
            },
          },
        ],
      },
    ],
  },
)
