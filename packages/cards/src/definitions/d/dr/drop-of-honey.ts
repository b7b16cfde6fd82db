import { atBeginningOf, card, destroyNoRegeneration, exactly, not, sacrificeIt, the, triggered } from '@spellwright/dsl'

export const dropOfHoney = card({
  name: 'Drop of Honey',
  cost: '{G}',
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
      on: { kind: 'state', condition: not({ kind: 'exists', of: { type: 'creature' } }) },
      effects: [sacrificeIt('self')],
    }),
  ],
})
