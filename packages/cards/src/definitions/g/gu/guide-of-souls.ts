import {
  addSubtype,
  apply,
  card,
  enters,
  gainLife,
  getEnergy,
  payEnergy,
  putCounters,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const guideOfSouls = card({
  name: 'Guide of Souls',
  cost: '{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 2,
  abilities: [
    triggered({
      on: enters({ type: 'creature', controller: 'you', other: true }),
      effects: [gainLife(1), getEnergy(1)],
    }),
    triggered({
      on: { kind: 'attackersDeclared', player: 'you', attackers: {} },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [payEnergy(3)],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { creature: target({ type: 'creature', is: 'attacking' }) },
              effects: [
                putCounters('+1/+1', 2, the('creature')),
                putCounters('flying', 1, the('creature')),
                apply(the('creature'), [addSubtype('Angel')], 'game'),
              ],
            },
          ],
        },
      ],
    }),
  ],
})
