import { attacks, card, collectEvidence, putCounters, target, the, triggered } from '@spellwright/dsl'

export const sampleCollector = card({
  name: 'Sample Collector',
  cost: '{2}{G}',
  type: 'Creature — Troll Detective',
  power: 2,
  toughness: 3,
  abilities: [
    triggered({
      on: attacks('self'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [collectEvidence(3)],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { creature: target({ type: 'creature', controller: 'you' }) },
              effects: [putCounters('+1/+1', 1, the('creature'))],
            },
          ],
        },
      ],
    }),
  ],
})
