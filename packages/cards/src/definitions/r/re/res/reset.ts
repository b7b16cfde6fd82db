import { all, card, not, rule, spell, untap } from '@spellwright/dsl'

export const reset = card({
  name: 'Reset',
  cost: '{U}{U}',
  type: 'Instant',
  abilities: [
    rule(
      { kind: 'cantCast', player: 'you', spell: 'self' },
      {
        zone: 'everywhere',
        condition: {
          kind: 'any',
          conditions: [
            not({ kind: 'isTurnOf', player: 'opponent' }),
            { kind: 'duringStep', step: ['untap', 'upkeep'] },
          ],
        },
      },
    ),
    spell({ effects: [untap(all({ type: 'land', controller: 'you' }))] }),
  ],
})
