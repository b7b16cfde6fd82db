import { card, chooseOne, destroy, enters, putCounters, target, the, triggered } from '@spellwright/dsl'

export const hoodedAssassin = card({
  name: 'Hooded Assassin',
  cost: '{2}{B}',
  type: 'Creature — Human Assassin',
  power: 1,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      modes: chooseOne(
        { effects: [putCounters('+1/+1', 1, 'self')] },
        {
          targets: { creature: target({ type: 'creature', is: 'dealtDamageThisTurn' }) },
          effects: [destroy(the('creature'))],
        },
      ),
      effects: [],
    }),
  ],
})
