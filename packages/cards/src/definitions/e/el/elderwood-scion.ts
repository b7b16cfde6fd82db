import { card, keywords, rule } from '@spellwright/dsl'

export const elderwoodScion = card({
  name: 'Elderwood Scion',
  cost: '{3}{G}{W}',
  type: 'Creature — Elemental',
  power: 4,
  toughness: 4,
  abilities: [
    ...keywords('trample', 'lifelink'),
    rule({ kind: 'costChange', player: 'you', spell: { targets: 'self' }, change: { kind: 'reduce', mana: '{2}' } }),
    rule({
      kind: 'costChange',
      player: 'opponent',
      spell: { targets: 'self' },
      change: { kind: 'increase', mana: '{2}' },
    }),
  ],
})
