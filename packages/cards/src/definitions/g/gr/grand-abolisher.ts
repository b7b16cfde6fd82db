import { card, rule } from '@spellwright/dsl'

export const grandAbolisher = card({
  name: 'Grand Abolisher',
  cost: '{W}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    rule({ kind: 'cantCast', player: 'opponent', spell: {} }, { condition: { kind: 'isTurnOf', player: 'you' } }),
    rule(
      {
        kind: 'cantActivate',
        object: { type: ['artifact', 'creature', 'enchantment'], controller: 'opponent' },
        ability: 'any',
      },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
  ],
})
