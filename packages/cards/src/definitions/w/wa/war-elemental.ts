import { card, enters, eventAmount, not, putCounters, sacrificeIt, triggered, when } from '@spellwright/dsl'

export const warElemental = card({
  name: 'War Elemental',
  cost: '{R}{R}{R}',
  type: 'Creature — Elemental',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        when(
          not({ kind: 'happened', event: { kind: 'damage', to: { player: 'opponent' } }, when: 'thisTurn' }),
          sacrificeIt('self'),
        ),
      ],
    }),
    triggered({
      on: { kind: 'damage', to: { player: 'opponent' }, batch: 'oneOrMore' },
      effects: [putCounters('+1/+1', eventAmount, 'self')],
    }),
  ],
})
