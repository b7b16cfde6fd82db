import { card, dealDamage, eventAmount, keywords, rule, target, the, triggered } from '@spellwright/dsl'

export const questingBeast = card({
  name: 'Questing Beast',
  cost: '{2}{G}{G}',
  type: 'Legendary Creature — Beast',
  power: 4,
  toughness: 4,
  abilities: [
    ...keywords('vigilance', 'deathtouch', 'haste'),
    rule({ kind: 'cantBeBlocked', what: 'self', by: { type: 'creature', power: { atMost: 2 } } }),
    rule({ kind: 'damageCantBePrevented', source: { type: 'creature', controller: 'you' }, combat: 'combat' }),
    triggered({
      on: { kind: 'damage', source: 'self', to: { player: 'opponent' }, combat: 'combat' },
      targets: { planeswalker: target({ type: 'planeswalker', controller: 'eventPlayer' }) },
      effects: [dealDamage(eventAmount, the('planeswalker'))],
    }),
  ],
})
