import { card, eventAmount, keyword, putCounters, replacement } from '@spellwright/dsl'

export const soulScarMage = card({
  name: 'Soul-Scar Mage',
  cost: '{R}',
  type: 'Creature — Human Wizard',
  power: 1,
  toughness: 2,
  abilities: [
    keyword('prowess'),
    replacement({
      kind: 'damage',
      source: { controller: 'you' },
      to: { object: { type: 'creature', controller: 'opponent' } },
      combat: 'noncombat',
      change: { kind: 'instead', effects: [putCounters('-1/-1', eventAmount, 'eventObject')] },
    }),
  ],
})
