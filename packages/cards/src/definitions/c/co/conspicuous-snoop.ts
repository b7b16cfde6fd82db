import { card, continuous } from '@spellwright/dsl'

export const conspicuousSnoop = card({
  name: 'Conspicuous Snoop',
  cost: '{R}{R}',
  type: 'Creature — Goblin Rogue',
  power: 2,
  toughness: 2,
  abilities: [
    {
      kind: 'static',
      rule: {
        kind: 'topCardRevealed',
        player: 'you',
      },
    },
    {
      kind: 'static',
      rule: {
        kind: 'mayPlayFrom',
        player: 'you',
        verb: 'cast',
        zone: 'library',
        what: {
          subtype: 'Goblin',
        },
        top: 'top',
      },
    },
    continuous({
      condition: { kind: 'exists', of: { zone: 'library', owner: 'you', is: 'topOfLibrary', subtype: 'Goblin' } },
      affects: 'self',
      apply: [
        {
          kind: 'gainActivatedAbilitiesOf',
          cards: { zone: 'library', owner: 'you', is: 'topOfLibrary', subtype: 'Goblin' },
        },
      ],
    }),
  ],
})
