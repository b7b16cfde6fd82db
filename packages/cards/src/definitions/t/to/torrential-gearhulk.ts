import { card, enters, keyword, target, the, triggered } from '@spellwright/dsl'

export const torrentialGearhulk = card({
  name: 'Torrential Gearhulk',
  cost: '{4}{U}{U}',
  type: 'Artifact Creature — Construct',
  power: 5,
  toughness: 6,
  abilities: [
    keyword('flash'),
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'instant' }) },
      effects: [
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'spell' },
        {
          kind: 'shield',
          replacement: { kind: 'zoneChange', object: the('spell'), to: 'graveyard', instead: { to: 'exile' } },
          until: 'endOfTurn',
          uses: 'once',
        },
      ],
    }),
  ],
})
