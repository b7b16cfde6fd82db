import { card, counterSpell, did, manaValueOf, may, the, triggered, when } from '@spellwright/dsl'

export const counterbalance = card({
  name: 'Counterbalance',
  type: 'Enchantment',
  cost: '{U}{U}',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'opponent' },
      effects: [
        may(
          { kind: 'lookAtTop', player: 'you', count: 1, as: 'card', reveal: 'reveal' },
          when(
            {
              kind: 'all',
              conditions: [
                did('card'),
                { kind: 'compare', quantity: manaValueOf('eventObject'), is: { exactly: manaValueOf(the('card')) } },
              ],
            },
            counterSpell('eventObject'),
          ),
        ),
      ],
    }),
  ],
})
