import { apply, card, keyword, keywords, ownerOf, put, replacement, shuffle, the, triggered } from '@spellwright/dsl'

export const weepingAngel = card({
  name: 'Weeping Angel',
  cost: '{1}{U}{B}',
  type: 'Artifact Creature — Alien Angel',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flash'),
    ...keywords('first strike', 'vigilance'),
    triggered({
      on: { kind: 'cast', player: 'opponent', spell: { type: 'creature' } },
      effects: [apply('self', [{ kind: 'removeType', types: ['creature'] }])],
    }),
    replacement({
      kind: 'damage',
      source: 'self',
      to: { object: { type: 'creature' } },
      combat: 'combat',
      change: { kind: 'prevent', amount: 'all' },
      then: [
        { kind: 'bind', as: 'creature', what: 'eventObject' },
        put('library', the('creature')),
        shuffle(ownerOf(the('creature'))),
      ],
    }),
  ],
})
