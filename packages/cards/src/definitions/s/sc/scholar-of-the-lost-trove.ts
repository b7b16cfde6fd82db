import { card, enters, keyword, matches, target, the, triggered, when } from '@spellwright/dsl'

export const scholarOfTheLostTrove = card({
  name: 'Scholar of the Lost Trove',
  cost: '{5}{U}{U}',
  type: 'Creature — Sphinx',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery', 'artifact'] }) },
      effects: [
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'spell' },
        when(matches(the('spell'), { type: ['instant', 'sorcery'], zone: 'stack' }), {
          kind: 'shield',
          replacement: { kind: 'zoneChange', object: the('spell'), to: 'graveyard', instead: { to: 'exile' } },
          until: 'endOfTurn',
          uses: 'once',
        }),
      ],
    }),
  ],
})
