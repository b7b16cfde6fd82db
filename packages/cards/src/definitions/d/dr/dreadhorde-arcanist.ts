import { attacks, card, keyword, powerOf, target, the, triggered } from '@spellwright/dsl'

export const dreadhordeArcanist = card({
  name: 'Dreadhorde Arcanist',
  cost: '{1}{R}',
  type: 'Creature — Zombie Wizard',
  power: 1,
  toughness: 3,
  abilities: [
    keyword('trample'),
    triggered({
      on: attacks('self'),
      targets: {
        card: target({
          zone: 'graveyard',
          type: ['instant', 'sorcery'],
          manaValue: { atMost: powerOf('self') },
          owner: 'you',
        }),
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
