import { atBeginningOf, card, destroyNoRegeneration, exactly, sacrificeIt, the, triggered } from '@spellwright/dsl'

export const porphyryNodes = card({
  name: 'Porphyry Nodes',
  cost: '{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: atBeginningOf('upkeep', 'you'),
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { type: 'creature', power: { exactly: { kind: 'lowest', value: 'power', of: { type: 'creature' } } } },
          count: exactly(1),
          as: 'creature',
        },
        destroyNoRegeneration(the('creature')),
      ],
    }),
    triggered({
      on: { kind: 'state', condition: { kind: 'exists', of: { type: 'creature' }, count: { exactly: 0 } } },
      effects: [sacrificeIt('self')],
    }),
  ],
})
