import { card, rule, spell } from '@spellwright/dsl'

export const discontinuity = card({
  name: 'Discontinuity',
  cost: '{3}{U}{U}{U}',
  type: 'Instant',
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{2}{U}{U}' } },
      { zone: 'everywhere', condition: { kind: 'isTurnOf', player: 'you' } },
    ),
    spell({ effects: [{ kind: 'endTurn' }] }),
  ],
})
