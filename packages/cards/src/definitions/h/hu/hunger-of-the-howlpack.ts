import { card, dies, putCounters, spell, target, the } from '@spellwright/dsl'

export const hungerOfTheHowlpack = card({
  name: 'Hunger of the Howlpack',
  cost: '{G}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        {
          kind: 'if',
          abilityWord: 'Morbid',
          condition: { kind: 'happened', event: dies({ type: 'creature' }), when: 'thisTurn' },
          then: [putCounters('+1/+1', 3, the('creature'))],
          else: [putCounters('+1/+1', 1, the('creature'))],
        },
      ],
    }),
  ],
})
