import { card, destroy, dies, enters, exactly, keyword, the, triggered } from '@spellwright/dsl'

export const chaosDefiler = card({
  name: 'Chaos Defiler',
  cost: '{3}{B}{R}',
  type: 'Artifact Creature — Demon Construct',
  power: 5,
  toughness: 4,
  abilities: [
    keyword('trample'),
    triggered({
      abilityWord: 'Battle Cannon',
      on: { kind: 'either', events: [enters('self'), dies('self')] },
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { not: { type: 'land' }, controller: 'opponent' },
          count: exactly(1),
          as: 'permanent',
        },
        destroy(the('permanent')),
      ],
    }),
  ],
})
