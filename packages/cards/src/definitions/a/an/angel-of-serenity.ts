import {
  card,
  enters,
  exile,
  keyword,
  leaves,
  linked,
  may,
  returnTo,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const angelOfSerenity = card({
  name: 'Angel of Serenity',
  cost: '{4}{W}{W}{W}',
  type: 'Creature — Angel',
  power: 5,
  toughness: 6,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: {
        targets: target(
          {
            any: [
              { type: 'creature', other: true },
              { zone: 'graveyard', type: 'creature' },
            ],
          },
          { count: upTo(3) },
        ),
      },
      effects: [may(exile(the('targets'), { linked: 'exiled' }))],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('hand', linked('exiled'))] }),
  ],
})
