import { type Effect, enters, may, put, search, shuffle, the, triggered, twoFaced } from '@spellwright/dsl'

const find = (...zones: ('library' | 'graveyard' | 'outside')[]): Effect[] => [
  search({ type: ['instant', 'sorcery'], owner: 'you' }, { zones, reveal: 'reveal' }),
  put('hand', the('found')),
]

export const invasionOfArcaviosInvocationOfTheFounders = twoFaced(
  'transform',
  {
    name: 'Invasion of Arcavios',
    type: 'Battle — Siege',
    cost: '{3}{U}{U}',
    defense: 7,
    abilities: [
      triggered({
        on: enters('self'),
        effects: [
          {
            kind: 'chooseOne',
            player: 'you',
            options: [
              { label: 'search your library, too', effects: [...find('library', 'graveyard', 'outside'), shuffle()] },
              { label: 'search your graveyard and outside the game', effects: find('graveyard', 'outside') },
            ],
          },
        ],
      }),
    ],
  },
  {
    name: 'Invocation of the Founders',
    type: 'Enchantment',
    colorIndicator: ['U'],
    abilities: [
      triggered({
        on: { kind: 'cast', player: 'you', spell: { type: ['instant', 'sorcery'] }, from: 'hand' },
        effects: [may({ kind: 'copySpell', what: 'eventObject', count: 1, newTargets: 'may' })],
      }),
    ],
  },
)
