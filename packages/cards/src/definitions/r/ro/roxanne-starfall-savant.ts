import {
  anyColor,
  anyTarget,
  attacks,
  card,
  dealDamage,
  enters,
  tapForMana,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

export const roxanneStarfallSavant = card({
  name: 'Roxanne, Starfall Savant',
  cost: '{3}{R}{G}',
  type: 'Legendary Creature — Cat Druid',
  power: 4,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: token({
            name: 'Meteorite',
            colors: [],
            type: 'Artifact',
            abilities: [
              triggered({
                on: enters('self'),
                targets: { target: anyTarget },
                effects: [dealDamage(2, the('target'))],
              }),
              tapForMana(anyColor()),
            ],
          }),
          enters: ['tapped'],
        },
      ],
    }),
    triggered({
      on: { kind: 'tappedForMana', object: { type: 'artifact', is: 'token', controller: 'you' }, player: 'you' },
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'produced' } }],
    }),
  ],
})
