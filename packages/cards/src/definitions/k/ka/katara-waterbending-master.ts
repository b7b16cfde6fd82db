import { attacks, card, discard, draw, triggered } from '@spellwright/dsl'

export const kataraWaterbendingMaster = card({
  name: 'Katara, Waterbending Master',
  cost: '{1}{U}',
  type: 'Legendary Creature — Human Warrior Ally',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'you', during: 'opponent' },
      effects: [{ kind: 'playerCounters', player: 'you', counter: 'experience', count: 1 }],
    }),
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [draw({ kind: 'playerCounters', player: 'you', counter: 'experience' })],
          then: [discard(1)],
        },
      ],
    }),
  ],
})
