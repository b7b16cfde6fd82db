import { anyTarget, card, dealDamage, eventAmount, the, triggered } from '@spellwright/dsl'

export const spitemare = card({
  name: 'Spitemare',
  cost: '{2}{R/W}{R/W}',
  type: 'Creature — Elemental',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'damage', to: { object: 'self' }, batch: 'oneOrMore' },
      targets: { victim: anyTarget },
      effects: [dealDamage(eventAmount, the('victim'))],
    }),
  ],
})
