import { card, enters, keyword, put, target, the, triggered } from '@spellwright/dsl'

export const iridescentDrake = card({
  name: 'Iridescent Drake',
  cost: '{3}{U}',
  type: 'Creature — Drake',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { aura: target({ zone: 'graveyard', subtype: 'Aura' }) },
      effects: [put('battlefield', the('aura'), { under: 'you', attachTo: 'self' })],
    }),
  ],
})
