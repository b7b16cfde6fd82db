import { did, enters, keyword, put, rule, shuffle, the, triggered, twoFaced, when, X } from '@spellwright/dsl'

export const invasionOfIkoriaZilorthaApexOfIkoria = twoFaced(
  'transform',
  {
    name: 'Invasion of Ikoria',
    cost: '{X}{G}{G}',
    type: 'Battle — Siege',
    defense: 6,
    abilities: [
      triggered({
        on: enters('self'),
        effects: [
          {
            kind: 'search',
            player: 'you',
            whose: 'you',
            zones: ['library', 'graveyard'],
            filter: { manaValue: { atMost: X }, not: { subtype: 'Human' }, type: 'creature' },
            count: { min: 1, max: 1 },
            which: 'chosen',
            as: 'found',
          },
          put('battlefield', the('found')),
          when(did('searchedLibrary'), shuffle()),
        ],
      }),
    ],
  },
  {
    name: 'Zilortha, Apex of Ikoria',
    type: 'Legendary Creature — Dinosaur',
    power: 8,
    toughness: 8,
    colorIndicator: ['G'],
    abilities: [
      keyword('reach'),
      rule({ kind: 'mayAssignAsUnblocked', what: { type: 'creature', not: { subtype: 'Human' }, controller: 'you' } }),
    ],
  },
)
