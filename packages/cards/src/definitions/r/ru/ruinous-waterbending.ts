import { all, card, dies, gainLife, pump, spell, when } from '@spellwright/dsl'

export const ruinousWaterbending = card({
  name: 'Ruinous Waterbending',
  type: 'Sorcery — Lesson',
  cost: '{1}{B}{B}',
  abilities: [
    { kind: 'additionalCost', cost: [{ kind: 'waterbend', mana: '{4}' }], optional: 'may', name: 'waterbend' },
    spell({
      effects: [
        pump(all({ type: 'creature' }), -2, -2),
        when(
          { kind: 'paid', cost: 'waterbend' },
          {
            kind: 'delayedTrigger',
            on: dies({ type: 'creature' }),
            lasts: 'everyTimeThisTurn',
            effects: [gainLife(1)],
          },
        ),
      ],
    }),
  ],
})
