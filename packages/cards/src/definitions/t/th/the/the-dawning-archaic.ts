import { attacks, card, count, keyword, rule, target, the, triggered } from '@spellwright/dsl'

export const theDawningArchaic = card({
  name: 'The Dawning Archaic',
  cost: '{10}',
  type: 'Legendary Creature — Avatar',
  power: 7,
  toughness: 7,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: count({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }),
        },
      },
      { zone: 'everywhere' },
    ),
    keyword('reach'),
    triggered({
      on: attacks('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you', type: ['instant', 'sorcery'] }) },
      effects: [
        { kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may', as: 'cast' },
        {
          kind: 'shield',
          replacement: { kind: 'zoneChange', object: the('cast'), to: 'graveyard', instead: { to: 'exile' } },
          until: 'endOfTurn',
          uses: 'unlimited',
        },
      ],
    }),
  ],
})
