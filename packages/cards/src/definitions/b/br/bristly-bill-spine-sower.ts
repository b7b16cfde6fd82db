import { activated, all, card, countersOn, enters, mana, putCounters, the, triggered } from '@spellwright/dsl'

export const bristlyBillSpineSower = card({
  name: 'Bristly Bill, Spine Sower',
  cost: '{1}{G}',
  type: 'Legendary Creature — Plant Druid',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      abilityWord: 'Landfall',
      on: enters({ controller: 'you', type: 'land' }),
      targets: { target: { objects: { type: 'creature' } } },
      effects: [putCounters('+1/+1', 1, the('target'))],
    }),
    activated({
      cost: [mana('{3}{G}{G}')],
      effects: [putCounters('+1/+1', countersOn('affected', '+1/+1'), all({ type: 'creature', controller: 'you' }))],
    }),
  ],
})
