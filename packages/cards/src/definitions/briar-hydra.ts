import { card, dealsDamageToPlayer, keyword, putCounters, target, the, triggered } from '@spellwright/dsl'

export const briarHydra = card({
  name: 'Briar Hydra',
  cost: '{5}{G}',
  type: 'Creature — Plant Hydra',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('trample'),
    triggered({
      abilityWord: 'Domain',
      on: dealsDamageToPlayer('self', 'combat'),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        putCounters('+1/+1', { kind: 'basicLandTypesAmong', of: { type: 'land', controller: 'you' } }, the('creature')),
      ],
    }),
  ],
})
