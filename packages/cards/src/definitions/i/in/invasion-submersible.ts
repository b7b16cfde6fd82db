import {
  activated,
  addType,
  apply,
  card,
  enters,
  putCounters,
  returnTo,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const invasionSubmersible = card({
  name: 'Invasion Submersible',
  cost: '{2}{U}',
  type: 'Artifact — Vehicle',
  power: 0,
  toughness: 0,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { permanent: target({ not: { type: 'land' }, other: true }, { count: upTo(1) }) },
      effects: [returnTo('hand', the('permanent'))],
    }),
    activated({
      abilityWord: 'Exhaust',
      cost: [{ kind: 'waterbend', mana: '{3}' }],
      limit: { times: 1, per: 'game' },
      effects: [apply('self', [addType('artifact', 'creature')], 'game'), putCounters('+1/+1', 3, 'self')],
    }),
  ],
})
