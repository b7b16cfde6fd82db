import { card, pump, rule, spell, target, the, youCast } from '@spellwright/dsl'

export const mageDuel = card({
  name: 'Mage Duel',
  cost: '{2}{G}',
  type: 'Sorcery',
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{2}' } },
      {
        zone: 'everywhere',
        condition: {
          kind: 'happened',
          event: youCast({ type: ['instant', 'sorcery'], other: true }),
          when: 'thisTurn',
        },
      },
    ),
    spell({
      targets: {
        creature: target({ type: 'creature', controller: 'you' }),
        victim: target({ type: 'creature', not: { controller: 'you' } }),
      },
      effects: [pump(the('creature'), 1, 2), { kind: 'fight', a: the('creature'), b: the('victim') }],
    }),
  ],
})
