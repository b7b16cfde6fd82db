import { card, rule } from '@spellwright/dsl'

export const gigastormTitan = card({
  name: 'Gigastorm Titan',
  cost: '{4}{U}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 4,
  abilities: [
    rule(
      { kind: 'costChange', player: 'you', spell: 'self', change: { kind: 'reduce', mana: '{3}' } },
      {
        zone: 'everywhere',
        condition: { kind: 'happened', event: { kind: 'cast', player: 'you' }, when: 'thisTurnBefore' },
      },
    ),
  ],
})
