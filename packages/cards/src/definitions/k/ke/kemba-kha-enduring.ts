import {
  activated,
  card,
  continuous,
  createToken,
  enters,
  mana,
  modifyPT,
  target,
  the,
  token,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const kembaKhaEnduring = card({
  name: 'Kemba, Kha Enduring',
  type: 'Legendary Creature — Cat Cleric',
  cost: '{1}{W}',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), enters({ subtype: 'Cat', controller: 'you', other: true })] },
      targets: { equipment: target({ subtype: 'Equipment', controller: 'you' }, { count: upTo(1) }) },
      effects: [{ kind: 'attach', what: the('equipment'), to: 'eventObject' }],
    }),
    continuous({ affects: { type: 'creature', is: 'equipped', controller: 'you' }, apply: [modifyPT(1, 1)] }),
    activated({
      cost: [mana('{3}{W}{W}')],
      effects: [createToken(1, token({ colors: ['W'], type: 'Creature — Cat', power: 2, toughness: 2 }))],
    }),
  ],
})
