import { card, count, keywords, plus, rule } from '@spellwright/dsl'

export const huskbursterSwarm = card({
  name: 'Huskburster Swarm',
  cost: '{7}{B}',
  type: 'Creature — Elemental Insect',
  power: 6,
  toughness: 6,
  abilities: [
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: {
          kind: 'reduce',
          mana: '{1}',
          times: plus(
            count({ zone: 'exile', owner: 'you', type: 'creature' }),
            count({ zone: 'graveyard', owner: 'you', type: 'creature' }),
          ),
        },
      },
      { zone: 'everywhere' },
    ),
    ...keywords('menace', 'deathtouch'),
  ],
})
