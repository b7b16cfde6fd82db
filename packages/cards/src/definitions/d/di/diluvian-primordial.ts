import { card, enters, keyword, target, the, triggered, upTo } from '@spellwright/dsl'

export const diluvianPrimordial = card({
  name: 'Diluvian Primordial',
  cost: '{5}{U}{U}',
  type: 'Creature — Avatar',
  power: 5,
  toughness: 5,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: {
        card: target({ zone: 'graveyard', owner: 'opponent', type: ['instant', 'sorcery'] }, { count: upTo(1) }),
      },
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
